import { afterPaint } from '@gantry/ui/after-paint';
import { startTransition, useEffect, useState } from 'react';

/** More than the tallest window shows, and little enough to be open at once. */
const step = 40;

/**
 * How many rows of a long table are drawn: at first those of the first screen, on the server too, then so many more after
 * each paint. A row of fields takes a browser long to make; nobody waits for those below the window.
 * @param count of all rows
 */
export function useRowsInSteps(count: number): number {
  const [drawn, setDrawn] = useState(step);
  const isComplete = drawn >= count;
  useEffect(
    () => (isComplete ? undefined : afterPaint(() => startTransition(() => setDrawn(drawn + step)))),
    [drawn, isComplete],
  );
  return Math.min(drawn, count);
}
