import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';

/** What something can be entered into. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Those the server sent. One that the browser's own part makes holds what its page says. */
let sentByServer = new WeakSet<Element>();

/** Notes which controls the server sent; called before the page is taken over. */
export function noteSentControls(page: ParentNode): void {
  sentByServer = new WeakSet(page.querySelectorAll('input, textarea, select'));
}

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** What the visitor did to a control, and what the server had written there. */
function stateOf(control: Control): { now: string | boolean; sent: string | boolean } {
  if (isTicked(control)) return { now: control.checked, sent: control.defaultChecked };
  if (control instanceof HTMLSelectElement) {
    const sent = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
    return { now: control.value, sent: sent?.value ?? '' };
  }
  return { now: control.value, sent: control.defaultValue };
}

/** Sets a text past React, which compares it with what it saw last. */
function setText(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const owner = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')!.set!.call(control, text);
}

/** Does to a living control what the visitor did to it before, so that its form hears of it. */
function redo(control: Control, state: string | boolean): void {
  if (isTicked(control)) {
    // of radio buttons the one that was chosen speaks for the others
    if (control.type === 'radio' && !state) return;
    control.checked = !state;
    control.click();
    return;
  }
  if (control instanceof HTMLSelectElement) control.value = String(state);
  // a chosen file stays chosen; no script may set it
  else if (control.type !== 'file') {
    control.value = control.defaultValue;
    setText(control, String(state));
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Keeps what was entered into a control before its page was hydrated: by a quick visitor, a password manager, or the
 * browser that remembers a form. React leaves it standing, but the page would not know of it, and take it away when the
 * control is drawn next.
 * @param given the ref that the control's user wants
 * @returns the ref for the control
 */
export function useEarlyInput<Kind extends Control>(given: Ref<Kind> | undefined): RefObject<Kind | null> {
  const own = useRef<Kind>(null);
  const early = useRef<string | boolean>(undefined);
  useImperativeHandle(given, () => own.current!, []);
  // before anything is drawn anew
  useLayoutEffect(() => {
    if (!sentByServer.has(own.current!)) return;
    const { now, sent } = stateOf(own.current!);
    if (now !== sent) early.current = now;
  }, []);
  useEffect(() => {
    const state = early.current;
    early.current = undefined;
    // when the form around it listens, too
    if (state !== undefined) queueMicrotask(() => own.current && redo(own.current, state));
  }, []);
  return own;
}
