/** Controls that are written into, in a form or without one. */
const written = 'textarea, select, input:not([type=checkbox], [type=radio], [type=submit], [type=button])';

export interface FormsInUse {
  /** whether the visitor is in the middle of a form, or of a dialog */
  readonly areAny: () => boolean;
  /** another page has come: what was touched before it is done with */
  readonly forget: () => void;
  readonly stop: () => void;
}

/**
 * Watches what the visitor does with forms. One is in use while a control that is written into has the focus, from its
 * first change until it is sent or left for another page, and while it says itself that it holds what is not saved
 * (`data-unsaved`, see `@gantry/forms`). Searches in header and footer count only while they have the focus.
 */
export function watchForms(target: Document = document): FormsInUse {
  const touched = new Set<HTMLFormElement>();
  const onInput = ({ target: control }: Event) => {
    const form = control instanceof Element ? control.closest('form') : null;
    if (form && !form.closest('header, footer')) touched.add(form);
  };
  const onEnd = ({ target: form }: Event) => void touched.delete(form as HTMLFormElement);
  const capture = true;
  target.addEventListener('input', onInput, { capture, passive: true });
  for (const type of ['submit', 'reset']) target.addEventListener(type, onEnd, { capture, passive: true });

  return {
    areAny() {
      const dialogs = [...target.querySelectorAll('dialog[open]')];
      if (target.activeElement?.matches(written) || dialogs.some((one) => one.matches(':modal'))) return true;
      const unsaved = target.querySelectorAll<HTMLFormElement>('form[data-unsaved]');
      return [...touched, ...unsaved].some(isShown);
    },
    forget: () => touched.clear(),
    stop() {
      target.removeEventListener('input', onInput, { capture });
      for (const type of ['submit', 'reset']) target.removeEventListener(type, onEnd, { capture });
    },
  };
}

/** Forms of pages that are kept hidden are not on this page. */
const isShown = (form: HTMLFormElement): boolean => form.isConnected && form.checkVisibility();
