import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to what has taken the place of a form, whose button is gone: who works by keyboard goes on from there,
 * and who listens hears it.
 * @param isAnswer whether it appears because of what the reader did just now; what a page comes with keeps still
 */
export function useFocusOnce(isAnswer: boolean): RefObject<HTMLDivElement | null> {
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAnswer) answer.current?.focus();
  }, [isAnswer]);
  return answer;
}
