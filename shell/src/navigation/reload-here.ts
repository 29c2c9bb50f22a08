/** A new document for the same page, which begins where the reader stands in this one. */
export function reloadHere(): void {
  // otherwise the store decides by itself where a page begins, see `installScrollPosition`
  window.history.scrollRestoration = 'auto';
  window.location.reload();
}
