import { type FocusEvent as ReactFocusEvent, type PointerEvent, useRef } from 'react';

/**
 * Holds back what leaving a field would change while a button of the form is being pressed. Otherwise a problem that
 * appears or goes away under the pointer moves the button before it is released, and the press is lost.
 */
export function useHeldBlur() {
  const held = useRef<EventTarget[] | null>(null);

  const onPointerDown = (event: PointerEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('button')) return;
    held.current = [];
    const release = () => {
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
      // After the click, which comes behind the release.
      setTimeout(() => {
        const left = held.current ?? [];
        held.current = null;
        for (const target of left) target.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      });
    };
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
  };

  const onBlurCapture = (event: ReactFocusEvent) => {
    if (held.current === null) return;
    held.current.push(event.target);
    event.stopPropagation();
  };

  return { onPointerDown, onBlurCapture };
}
