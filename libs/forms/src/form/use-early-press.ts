import { useEffect, useRef, type SubmitEvent } from 'react';

/**
 * A form that has just been hydrated does not know yet what was entered into it before: its controls tell it when their
 * effects have run (`useEarlyInput`). A press in between would be refused for empty fields and be lost.
 * @returns told each press: true for one that came too early; it is done again as soon as the form knows
 */
export function useEarlyPress(): (event: SubmitEvent<HTMLFormElement>) => boolean {
  const isReady = useRef(false);
  const again = useRef<() => void>(undefined);
  useEffect(() => {
    // behind the microtasks in which the controls inside tell it, whose effects ran before this one
    queueMicrotask(() => {
      isReady.current = true;
      again.current?.();
      again.current = undefined;
    });
  }, []);
  return ({ currentTarget: form, nativeEvent }) => {
    if (isReady.current) return false;
    const { submitter } = nativeEvent as unknown as globalThis.SubmitEvent;
    again.current = () => form.isConnected && form.requestSubmit(submitter ?? undefined);
    return true;
  };
}
