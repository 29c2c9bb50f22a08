import { useEffect, useRef, useState } from 'react';
import type { BulkRecord, BulkResult } from './bulk-act.ts';

export type RunResult = BulkRecord & BulkResult;

/** Does something with many records, one after the other. One that is refused keeps none of the others from being done. */
export function useBulkRun() {
  const [results, setResults] = useState<readonly RunResult[]>([]);
  const [count, setCount] = useState(0);
  const isStopped = useRef(false);
  const stop = () => {
    isStopped.current = true;
  };
  // Whoever leaves the page sees no more of it: what has not begun is not begun.
  useEffect(() => stop, []);

  const performAll = async (
    records: readonly BulkRecord[],
    perform: (key: string) => Promise<BulkResult>,
  ) => {
    isStopped.current = false;
    setResults([]);
    setCount(records.length);
    const reached: RunResult[] = [];
    for (const record of records) {
      if (isStopped.current) break;
      reached.push({ ...record, ...(await perform(record.key)) });
      setResults([...reached]);
    }
    return reached;
  };
  return {
    performAll,
    results,
    /** how many records were begun with */
    count,
    /** what is under way is finished, the rest is left as it is */
    stop,
  };
}
