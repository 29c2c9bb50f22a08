import { useEffect, useRef } from 'react';
import type { FetcherWithComponents } from 'react-router';

/** Calls back once for every answer a fetcher gets. */
export function useAfterChange<Answer>(
  { data }: Pick<FetcherWithComponents<Answer>, 'data'>,
  onAnswer: (answer: Answer) => void,
): void {
  const seen = useRef(data);
  useEffect(() => {
    if (data === undefined || data === seen.current) return;
    seen.current = data;
    onAnswer(data as Answer);
  });
}
