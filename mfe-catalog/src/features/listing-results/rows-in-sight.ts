/** Pixels of a row of a table, which is the lowest there is. */
const rowHeight = 39;
/** Pixels above the first row: the page's header, its title and the head of the table. */
const above = 320;
const fewest = 6;

/**
 * Rows of a listing's beginning that this window shows at most. Asked in browsers only: a server draws them all.
 * @param scrolled pixels of the page above the window
 */
export function rowsInSight(scrolled = 0): number {
  return Math.max(fewest, Math.ceil((window.innerHeight + scrolled - above) / rowHeight));
}
