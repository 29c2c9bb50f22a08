import { useEffect, useRef, type RefObject } from 'react';

/**
 * Fills a field in once its value is known, which a page made for everybody cannot do: unless something stands there
 * already, because the reader was faster.
 */
export function useFilledIn(value: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && field.current.value === '') field.current.value = value;
  }, [value]);
  return field;
}
