import { afterPaint } from '@gantry/ui/after-paint';
import { startTransition, useEffect, useState } from 'react';

/** What a loader hands to a page that is drawn in two steps. */
export interface InitialRender {
  /** the page is the server's, which is whole; missing where the browser itself went to it */
  readonly isFromServer?: true;
}

/** Said by the loader, so that the page knows it in its first render and need not be drawn again to find out. */
export const initialRender = (): InitialRender =>
  typeof document === 'undefined' ? { isFromServer: true } : {};

/**
 * False while a page that the reader has just gone to has not been painted: what lies below the first screen may wait
 * for that, so that the first screen is there sooner. True from the start where the server's page is hydrated, which
 * holds everything already.
 * @param place what the page is about; for another place it begins anew
 * @param look from the loader; a page kept alive while hidden has none any more, and needs none
 */
export function useComplete(place: string, look: InitialRender | undefined): boolean {
  const [whole, setWhole] = useState(look?.isFromServer ? place : undefined);
  useEffect(() => {
    if (whole === place) return undefined;
    return afterPaint(() => startTransition(() => setWhole(place)));
  }, [whole, place]);
  return whole === place;
}
