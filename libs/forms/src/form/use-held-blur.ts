import { type FocusEvent as ReactFocusEvent, type PointerEvent, useRef } from 'react';

/** What acts when a press is released; text is entered, and a list opened, as soon as the pointer is down. */
const pressed =
  'button, a[href], summary, label, [role="option"], input:is([type="checkbox"], [type="radio"], [type="file"])';

/**
 * Holds back what leaving a field would change while something of the form is being pressed: a button, a checkbox, a link.
 * Otherwise a problem that appears or goes away moves it from under the pointer before it is released, and the press is
 * lost.
 */
export function useHeldBlur() {
  const held = useRef<EventTarget[] | null>(null);

  const onPointerDown = (event: PointerEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest(pressed)) return;
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
