const focusable = 'input:not([type=hidden]), button, a[href], summary';

/**
 * Remembers the focus inside an element whose content is about to be replaced. The function returned gives it to the
 * new content: to its text field with the caret where it was, else to the first thing that takes it.
 */
export function keepFocus(place: HTMLElement): () => void {
  const focused = place.ownerDocument.activeElement;
  if (!focused || !place.contains(focused)) return () => undefined;
  const caret = focused instanceof HTMLInputElement ? focused.selectionStart : null;
  const kind = focused instanceof HTMLInputElement ? 'input:not([type=hidden])' : focusable;
  return () => {
    const next = place.querySelector<HTMLElement>(kind) ?? place.querySelector<HTMLElement>(focusable);
    next?.focus();
    if (caret !== null && next instanceof HTMLInputElement) next.setSelectionRange(caret, caret);
  };
}
