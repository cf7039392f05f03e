extension InterfaceModules.AppKit {
  /// What tables, outlines, collections and browsers ask their delegates and data sources.
  static let nsTableDelegate = #"""
    // https://developer.apple.com/documentation/appkit/nstableviewdelegate
    @objc @MainActor @preconcurrency public protocol NSTableViewDelegate : NSControlTextEditingDelegate {
      @objc optional func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
      @objc optional func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
      @objc optional func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int)
      @objc optional func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int)
      @objc optional func tableView(_ tableView: NSTableView, willDisplayCell cell: Any, for tableColumn: NSTableColumn?, row: Int)
      @objc optional func tableView(_ tableView: NSTableView, shouldEdit tableColumn: NSTableColumn?, row: Int) -> Bool
      @objc optional func tableView(_ tableView: NSTableView, shouldShowCellExpansionFor tableColumn: NSTableColumn?, row: Int) -> Bool
      @objc optional func tableView(_ tableView: NSTableView, shouldTrackCell cell: NSCell, for tableColumn: NSTableColumn?, row: Int) -> Bool
      @objc optional func tableView(_ tableView: NSTableView, dataCellFor tableColumn: NSTableColumn?, row: Int) -> NSCell?
      @objc(selectionShouldChangeInTableView:) optional func selectionShouldChange(in tableView: NSTableView) -> Bool
      @objc optional func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
      @objc optional func tableView(_ tableView: NSTableView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet) -> IndexSet
      @objc(tableView:shouldSelectTableColumn:) optional func tableView(_ tableView: NSTableView, shouldSelect tableColumn: NSTableColumn?) -> Bool
      @objc(tableView:mouseDownInHeaderOfTableColumn:) optional func tableView(_ tableView: NSTableView, mouseDownInHeaderOf tableColumn: NSTableColumn)
      @objc(tableView:didClickTableColumn:) optional func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn)
      @objc(tableView:didDragTableColumn:) optional func tableView(_ tableView: NSTableView, didDrag tableColumn: NSTableColumn)
      @objc optional func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
      @objc optional func tableView(_ tableView: NSTableView, typeSelectStringFor tableColumn: NSTableColumn?, row: Int) -> String?
      @objc optional func tableView(_ tableView: NSTableView, nextTypeSelectMatchFromRow startRow: Int, toRow endRow: Int, for searchString: String) -> Int
      @objc optional func tableView(_ tableView: NSTableView, shouldTypeSelectFor event: NSEvent, withCurrentSearch searchString: String?) -> Bool
      @objc optional func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
      @objc optional func tableView(_ tableView: NSTableView, sizeToFitWidthOfColumn column: Int) -> CGFloat
      @objc optional func tableView(_ tableView: NSTableView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int) -> Bool
      @objc optional func tableView(_ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge) -> [NSTableViewRowAction]
      @available(macOS 13.0, *)
      @objc optional func tableView(_ tableView: NSTableView, userCanChangeVisibilityOf column: NSTableColumn) -> Bool
      @available(macOS 13.0, *)
      @objc optional func tableView(_ tableView: NSTableView, userDidChangeVisibilityOf columns: [NSTableColumn])
      @objc optional func tableViewSelectionDidChange(_ notification: Notification)
      @objc optional func tableViewColumnDidMove(_ notification: Notification)
      @objc optional func tableViewColumnDidResize(_ notification: Notification)
      @objc optional func tableViewSelectionIsChanging(_ notification: Notification)
    }
    // https://developer.apple.com/documentation/appkit/nstableviewdatasource
    @objc @MainActor @preconcurrency public protocol NSTableViewDataSource : NSObjectProtocol {
      @objc(numberOfRowsInTableView:) optional func numberOfRows(in tableView: NSTableView) -> Int
      @objc optional func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any?
      @objc optional func tableView(_ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int)
      @objc optional func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
      @objc optional func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)?
      @objc optional func tableView(_ tableView: NSTableView, draggingSession session: NSDraggingSession, willBeginAt screenPoint: NSPoint, forRowIndexes rowIndexes: IndexSet)
      @objc optional func tableView(_ tableView: NSTableView, draggingSession session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation)
      @objc optional func tableView(_ tableView: NSTableView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo)
      @objc optional func tableView(_ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int, proposedDropOperation dropOperation: NSTableView.DropOperation) -> NSDragOperation
      @objc optional func tableView(_ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int, dropOperation: NSTableView.DropOperation) -> Bool
      @available(macOS, introduced: 10.0, deprecated: 11.0, message: "Use -tableView:pasteboardWriterForRow: instead.")
      @objc optional func tableView(_ tableView: NSTableView, writeRowsWith rowIndexes: IndexSet, to pboard: NSPasteboard) -> Bool
    }
    // https://developer.apple.com/documentation/appkit/nsoutlineviewdatasource
    @objc @MainActor @preconcurrency public protocol NSOutlineViewDataSource : NSObjectProtocol {
      @objc optional func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
      @objc optional func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
      @objc optional func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
      @objc optional func outlineView(_ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?) -> Any?
      @objc optional func outlineView(_ outlineView: NSOutlineView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, byItem item: Any?)
      @objc optional func outlineView(_ outlineView: NSOutlineView, itemForPersistentObject object: Any) -> Any?
      @objc optional func outlineView(_ outlineView: NSOutlineView, persistentObjectForItem item: Any?) -> Any?
      @objc optional func outlineView(_ outlineView: NSOutlineView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
      @objc optional func outlineView(_ outlineView: NSOutlineView, pasteboardWriterForItem item: Any) -> (any NSPasteboardWriting)?
      @objc optional func outlineView(_ outlineView: NSOutlineView, draggingSession session: NSDraggingSession, willBeginAt screenPoint: NSPoint, forItems draggedItems: [Any])
      @objc optional func outlineView(_ outlineView: NSOutlineView, draggingSession session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation)
      @objc optional func outlineView(_ outlineView: NSOutlineView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo)
      @objc optional func outlineView(_ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem item: Any?, proposedChildIndex index: Int) -> NSDragOperation
      @objc optional func outlineView(_ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?, childIndex index: Int) -> Bool
    }
    // https://developer.apple.com/documentation/appkit/nsoutlineviewdelegate
    @objc @MainActor @preconcurrency public protocol NSOutlineViewDelegate : NSControlTextEditingDelegate {
      @objc optional func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView?
      @objc optional func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView?
      @objc optional func outlineView(_ outlineView: NSOutlineView, didAdd rowView: NSTableRowView, forRow row: Int)
      @objc optional func outlineView(_ outlineView: NSOutlineView, didRemove rowView: NSTableRowView, forRow row: Int)
      @objc optional func outlineView(_ outlineView: NSOutlineView, willDisplayCell cell: Any, for tableColumn: NSTableColumn?, item: Any)
      @objc optional func outlineView(_ outlineView: NSOutlineView, shouldEdit tableColumn: NSTableColumn?, item: Any) -> Bool
      @objc(selectionShouldChangeInOutlineView:) optional func selectionShouldChange(in outlineView: NSOutlineView) -> Bool
      @objc optional func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool
      @objc optional func outlineView(_ outlineView: NSOutlineView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet) -> IndexSet
      @objc(outlineView:shouldSelectTableColumn:) optional func outlineView(_ outlineView: NSOutlineView, shouldSelect tableColumn: NSTableColumn?) -> Bool
      @objc(outlineView:mouseDownInHeaderOfTableColumn:) optional func outlineView(_ outlineView: NSOutlineView, mouseDownInHeaderOf tableColumn: NSTableColumn)
      @objc(outlineView:didClickTableColumn:) optional func outlineView(_ outlineView: NSOutlineView, didClick tableColumn: NSTableColumn)
      @objc(outlineView:didDragTableColumn:) optional func outlineView(_ outlineView: NSOutlineView, didDrag tableColumn: NSTableColumn)
      @objc optional func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat
      @available(macOS 10.15, *)
      @objc optional func outlineView(_ outlineView: NSOutlineView, tintConfigurationForItem item: Any) -> NSTintConfiguration?
      @objc optional func outlineView(_ outlineView: NSOutlineView, typeSelectStringFor tableColumn: NSTableColumn?, item: Any) -> String?
      @objc optional func outlineView(_ outlineView: NSOutlineView, nextTypeSelectMatchFromItem startItem: Any, toItem endItem: Any, for searchString: String) -> Any?
      @objc optional func outlineView(_ outlineView: NSOutlineView, shouldTypeSelectFor event: NSEvent, withCurrentSearch searchString: String?) -> Bool
      @objc optional func outlineView(_ outlineView: NSOutlineView, shouldShowCellExpansionFor tableColumn: NSTableColumn?, item: Any) -> Bool
      @objc optional func outlineView(_ outlineView: NSOutlineView, shouldTrackCell cell: NSCell, for tableColumn: NSTableColumn?, item: Any) -> Bool
      @objc optional func outlineView(_ outlineView: NSOutlineView, dataCellFor tableColumn: NSTableColumn?, item: Any) -> NSCell?
      @objc optional func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool
      @objc optional func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool
      @objc optional func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool
      @objc optional func outlineView(_ outlineView: NSOutlineView, willDisplayOutlineCell cell: Any, for tableColumn: NSTableColumn?, item: Any)
      @objc optional func outlineView(_ outlineView: NSOutlineView, sizeToFitWidthOfColumn column: Int) -> CGFloat
      @objc optional func outlineView(_ outlineView: NSOutlineView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int) -> Bool
      @objc optional func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool
      @available(macOS 13.0, *)
      @objc optional func outlineView(_ outlineView: NSOutlineView, userCanChangeVisibilityOf column: NSTableColumn) -> Bool
      @available(macOS 13.0, *)
      @objc optional func outlineView(_ outlineView: NSOutlineView, userDidChangeVisibilityOf columns: [NSTableColumn])
      @objc optional func outlineViewSelectionDidChange(_ notification: Notification)
      @objc optional func outlineViewColumnDidMove(_ notification: Notification)
      @objc optional func outlineViewColumnDidResize(_ notification: Notification)
      @objc optional func outlineViewSelectionIsChanging(_ notification: Notification)
      @objc optional func outlineViewItemWillExpand(_ notification: Notification)
      @objc optional func outlineViewItemDidExpand(_ notification: Notification)
      @objc optional func outlineViewItemWillCollapse(_ notification: Notification)
      @objc optional func outlineViewItemDidCollapse(_ notification: Notification)
    }
    // https://developer.apple.com/documentation/appkit/nscollectionviewdatasource
    @objc @MainActor @preconcurrency public protocol NSCollectionViewDataSource : NSObjectProtocol {
      func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int
      func collectionView(_ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath) -> NSCollectionViewItem
      @objc(numberOfSectionsInCollectionView:) optional func numberOfSections(in collectionView: NSCollectionView) -> Int
      @objc optional func collectionView(_ collectionView: NSCollectionView, viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath) -> NSView
    }
    @objc @MainActor @preconcurrency public protocol NSCollectionViewPrefetching : NSObjectProtocol {
      func collectionView(_ collectionView: NSCollectionView, prefetchItemsAt indexPaths: [IndexPath])
      @objc optional func collectionView(_ collectionView: NSCollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    }
    // https://developer.apple.com/documentation/appkit/nscollectionviewdelegate
    @objc @MainActor @preconcurrency public protocol NSCollectionViewDelegate : NSObjectProtocol {
      @objc optional func collectionView(_ collectionView: NSCollectionView, canDragItemsAt indexPaths: Set<IndexPath>, with event: NSEvent) -> Bool
      @objc optional func collectionView(_ collectionView: NSCollectionView, writeItemsAt indexPaths: Set<IndexPath>, to pasteboard: NSPasteboard) -> Bool
      @objc optional func collectionView(_ collectionView: NSCollectionView, validateDrop draggingInfo: any NSDraggingInfo, proposedIndexPath proposedDropIndexPath: AutoreleasingUnsafeMutablePointer<NSIndexPath>, dropOperation proposedDropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>) -> NSDragOperation
      @objc optional func collectionView(_ collectionView: NSCollectionView, acceptDrop draggingInfo: any NSDraggingInfo, indexPath: IndexPath, dropOperation: NSCollectionView.DropOperation) -> Bool
      @objc optional func collectionView(_ collectionView: NSCollectionView, pasteboardWriterForItemAt indexPath: IndexPath) -> (any NSPasteboardWriting)?
      @objc optional func collectionView(_ collectionView: NSCollectionView, draggingSession session: NSDraggingSession, willBeginAt screenPoint: NSPoint, forItemsAt indexPaths: Set<IndexPath>)
      @objc optional func collectionView(_ collectionView: NSCollectionView, draggingSession session: NSDraggingSession, endedAt screenPoint: NSPoint, dragOperation operation: NSDragOperation)
      @objc optional func collectionView(_ collectionView: NSCollectionView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo)
      @objc optional func collectionView(_ collectionView: NSCollectionView, shouldChangeItemsAt indexPaths: Set<IndexPath>, to highlightState: NSCollectionViewItem.HighlightState) -> Set<IndexPath>
      @objc optional func collectionView(_ collectionView: NSCollectionView, didChangeItemsAt indexPaths: Set<IndexPath>, to highlightState: NSCollectionViewItem.HighlightState)
      @objc optional func collectionView(_ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>) -> Set<IndexPath>
      @objc optional func collectionView(_ collectionView: NSCollectionView, shouldDeselectItemsAt indexPaths: Set<IndexPath>) -> Set<IndexPath>
      @objc optional func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>)
      @objc optional func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>)
      @objc optional func collectionView(_ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem, forRepresentedObjectAt indexPath: IndexPath)
      @objc optional func collectionView(_ collectionView: NSCollectionView, willDisplaySupplementaryView view: NSView, forElementKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath)
      @objc optional func collectionView(_ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem, forRepresentedObjectAt indexPath: IndexPath)
      @objc optional func collectionView(_ collectionView: NSCollectionView, didEndDisplayingSupplementaryView view: NSView, forElementOfKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath)
      @objc optional func collectionView(_ collectionView: NSCollectionView, transitionLayoutForOldLayout fromLayout: NSCollectionViewLayout, newLayout toLayout: NSCollectionViewLayout) -> NSCollectionViewTransitionLayout
    }
    // https://developer.apple.com/documentation/appkit/nscollectionviewdelegateflowlayout
    @objc @MainActor @preconcurrency public protocol NSCollectionViewDelegateFlowLayout : NSCollectionViewDelegate {
      @objc optional func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> NSSize
      @objc optional func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, insetForSectionAt section: Int) -> NSEdgeInsets
      @objc optional func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
      @objc optional func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
      @objc optional func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> NSSize
      @objc optional func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, referenceSizeForFooterInSection section: Int) -> NSSize
    }
    """#
}
