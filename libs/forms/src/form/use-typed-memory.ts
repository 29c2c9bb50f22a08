import { type RefObject, useEffect } from 'react';
import { signInPath } from '@gantry/contracts/addresses/account';
import { forgetTyped, memoryKey, recallTyped, rememberTyped, type Typed } from './typed-memory.ts';
import type { FormInstance } from './use-form-instance.ts';

type FormElement = RefObject<HTMLFormElement | null>;

/** Passwords and codes are never written down, and files cannot be. */
const unwritten = '[type=password], [type=file], [autocomplete=one-time-code]';

/**
 * Remembers what is typed and not sent while the page may go without being left: a reload, an update, a session that
 * expires. It is there again when the form is; whoever leaves the page for another is done with it.
 * @param isOn whether this form remembers, which those do not that are saved elsewhere as they are filled in
 */
export function useTypedMemory(
  { form, wentThrough }: FormInstance,
  element: FormElement,
  { id, isOn }: { readonly id: string; readonly isOn: boolean },
): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const key = memoryKey(id);
    const before = recallTyped(key);
    if (before) putBack(form, before);
    const stop = form.subscribe(
      ({ dirty, dirtyFields = {}, dirtySinceLastSubmit, values }) => {
        const isOpen = wentThrough() ? dirtySinceLastSubmit : dirty;
        const typed = isOpen ? writable(Object.keys(dirtyFields), values, element) : {};
        if (Object.keys(typed).length > 0) rememberTyped(key, typed);
        else forgetTyped(key);
      },
      { dirty: true, dirtyFields: true, dirtySinceLastSubmit: true, submitSucceeded: true, values: true },
    );
    return () => {
      stop();
      // whoever is led to the sign-in comes back
      if (!location.pathname.endsWith(signInPath())) forgetTyped(key);
    };
  }, [form, wentThrough, element, id, isOn]);
}

function putBack(form: FormInstance['form'], typed: Typed): void {
  form.batch(() => {
    for (const [name, value] of Object.entries(typed)) form.change(name, value);
  });
}

/** The values of these fields, as far as they may be written down. */
function writable(names: readonly string[], values: object, { current }: FormElement): Typed {
  const entries = names
    .filter((name) => !isUnwritten(name, current))
    .map((name) => [name, valueAt(values, name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => !holdsFile(value)));
}

function isUnwritten(name: string, form: HTMLFormElement | null): boolean {
  const control = form?.elements.namedItem(name);
  return control instanceof Element && control.matches(unwritten);
}

const holdsFile = (value: unknown): boolean =>
  value instanceof Blob || (Array.isArray(value) && value.some(holdsFile));

/** The value under a name as form libraries write it: `lines[0].quantity`. */
const valueAt = (values: object, name: string): unknown =>
  name
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((found, part) => (found as Record<string, unknown> | undefined)?.[part], values);
