import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while a page that the reader has just gone to has not been painted: what lies below the first screen may wait
 * for that, so that the first screen is there sooner. True from the start where the server's page comes alive, which
 * holds everything already.
 * @param place what the page is about; for another place it begins anew
 */
export function useWhole(place: string): boolean {
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [whole, setWhole] = useState(isFromServer ? place : undefined);
  useEffect(() => {
    if (whole === place) return undefined;
    return afterPaint(() => startTransition(() => setWhole(place)));
  }, [whole, place]);
  return whole === place;
}

/** A page nobody sees is not painted: it must not wait for that. */
const longestWait = 200;

/** Runs when what has been drawn by now is on the screen. Returns how to call it off. */
function afterPaint(run: () => void): () => void {
  let later: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    clearTimeout(later);
    later = setTimeout(run);
  });
  later = setTimeout(() => {
    cancelAnimationFrame(frame);
    run();
  }, longestWait);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
  };
}
