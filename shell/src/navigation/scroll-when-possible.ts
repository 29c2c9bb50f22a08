/** Milliseconds for which a page may grow until it is tall enough. */
const maxWait = 5000;
/** What a visitor does who wants to be somewhere else. */
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a place, again as the page grows when it is not tall enough yet: some of its data comes after it. A visitor
 * who moves by themselves is left where they go.
 * @returns what gives up
 */
export function scrollWhenPossible(top: number): () => void {
  let stop = (): void => undefined;
  const isThere = (): boolean => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) <= 1;
  };
  if (isThere() || top === 0) return stop;
  const observer = new ResizeObserver(() => isThere() && stop());
  const timer = setTimeout(() => stop(), maxWait);
  stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of ownMoves) removeEventListener(type, stop);
  };
  observer.observe(document.body);
  for (const type of ownMoves) addEventListener(type, stop, { passive: true });
  return stop;
}
