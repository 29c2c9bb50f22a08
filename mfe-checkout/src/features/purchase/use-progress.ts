import { useState } from 'react';
import type { KnownBuyer, PurchaseValues } from './purchase-values.ts';
import { afterDone, progressFrom, reopened, type Progress, type SectionKey } from './sections.ts';

/**
 * Which section of the purchase is open and which are done, and what changes it. `restart` begins anew with values that
 * were put back.
 * @param initial what the form begins with
 */
export function useProgress(initial: PurchaseValues, { book }: KnownBuyer) {
  const begin = (values: PurchaseValues): Progress => progressFrom(values, book.length > 0);
  const [progress, setProgress] = useState(() => begin(initial));
  return {
    progress,
    restart: (values: PurchaseValues) => setProgress(begin(values)),
    finish: (section: SectionKey) => setProgress((now) => afterDone(now, section)),
    reopen: (section: SectionKey) => setProgress((now) => reopened(now, section)),
  };
}
