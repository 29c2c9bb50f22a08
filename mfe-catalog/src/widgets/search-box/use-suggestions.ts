import { useEffect, useState } from 'react';
import { useCatalogSuggestQuery } from '../../api/suggestions.endpoints.ts';

/** Long enough that a fast typist causes one call, short enough to feel immediate. */
const pauseMilliseconds = 120;
const shortest = 2;

/** Suggestions for what is typed, after a short pause; none for a single letter or while the field is not in use. */
export function useSuggestions(typed: string, isActive: boolean) {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  const isSkipped = !isActive || settled.length < shortest || typed.trim().length < shortest;
  const { data } = useCatalogSuggestQuery({ query: { q: settled } }, { skip: isSkipped });
  return isSkipped || !data ? [] : data;
}
