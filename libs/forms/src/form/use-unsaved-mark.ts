import { type RefObject, useEffect } from 'react';
import type { FormInstance } from './use-form-instance.ts';

/** Marks the form's element with `data-unsaved` while it holds what is not saved, for whoever would throw that away. */
export function useUnsavedMark(
  { form, wentThrough }: FormInstance,
  element: RefObject<HTMLFormElement | null>,
): void {
  useEffect(
    () =>
      form.subscribe(
        ({ dirty, submitting, dirtySinceLastSubmit }) =>
          element.current?.toggleAttribute(
            'data-unsaved',
            submitting || (wentThrough() ? dirtySinceLastSubmit : dirty),
          ),
        { dirty: true, submitting: true, dirtySinceLastSubmit: true },
      ),
    [form, wentThrough, element],
  );
}
