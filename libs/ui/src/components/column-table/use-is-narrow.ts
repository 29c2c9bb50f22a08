import { useSyncExternalStore } from 'react';

/** Windows this narrow stack the rows of lists, as the styles of tables do. */
const narrowQuery = '(max-width: 639px)';

function onNarrowed(changed: () => void): () => void {
  if (typeof matchMedia === 'undefined') return () => undefined;
  const query = matchMedia(narrowQuery);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

const isNarrowNow = () => typeof matchMedia !== 'undefined' && matchMedia(narrowQuery).matches;
const isNarrowOnServer = () => false;

/**
 * Whether the rows of lists stack. What is only looked at is left to the styles; this is for controls, which must not take
 * the focus where nobody sees them, and for roles that only stacked rows need. The server and the first render say no.
 */
export const useIsNarrow = (): boolean => useSyncExternalStore(onNarrowed, isNarrowNow, isNarrowOnServer);
