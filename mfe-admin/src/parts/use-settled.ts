import { useEffect, useState } from 'react';

/** Long enough that a fast typist causes one question, short enough to feel immediate. */
const pauseMilliseconds = 150;

/** What is typed, once the typist pauses. */
export function useSettled(typed: string): string {
  const [settled, settle] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
