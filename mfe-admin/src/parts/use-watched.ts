import { useEffect } from 'react';

/** How often a record that stands on the screen is looked at, in milliseconds. */
const lookEveryMs = 15_000;

/**
 * Reads a record again while its page is seen, and at once when its reader comes back to it. What is chosen and typed is
 * kept elsewhere, and stays.
 */
export function useWatched(lookAgain: () => unknown): void {
  useEffect(() => {
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') lookAgain();
    };
    const timer = setInterval(lookIfSeen, lookEveryMs);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [lookAgain]);
}
