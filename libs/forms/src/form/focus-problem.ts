import type { FormApi } from 'final-form';
import { flatProblems } from '../validate/nested-problems.ts';

/** The control of a field, whatever kind it is; of a value that is picked, what it is picked with. */
export function controlOf(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const found = form.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  if (!(control instanceof HTMLElement)) return undefined;
  const isHidden = control instanceof HTMLInputElement && control.type === 'hidden';
  return (isHidden && document.getElementById(`${form.id}-${name}`)) || control;
}

/** Names of fields in the order of the page; what is no field of it comes last. */
export function inPageOrder(names: readonly string[], element: HTMLFormElement): string[] {
  const controls = [...element.elements];
  const position = (name: string) => {
    const control = controlOf(element, name);
    return control ? controls.indexOf(control) : controls.length;
  };
  return names.toSorted((a, b) => position(a) - position(b));
}

/** Names of the fields that do not pass, in the order of the page. */
export function problemNames(form: Pick<FormApi, 'getState'>, element: HTMLFormElement): string[] {
  const { errors, submitErrors } = form.getState();
  return inPageOrder(Object.keys({ ...flatProblems(errors), ...flatProblems(submitErrors) }), element);
}

/** Brings the reader to the first problem: its field, or the list on top when no field is to blame. */
export function focusFirstProblem(form: Pick<FormApi, 'getState'>, element: HTMLFormElement): void {
  focusFirst(problemNames(form, element), element);
}

/**
 * Does the same for what the server found in a form that was posted before its scripts had come; whoever has begun to
 * type since stays where they are.
 */
export function focusPostedProblem(names: readonly string[], element: HTMLFormElement): void {
  if (names.length > 0 && document.activeElement === document.body)
    focusFirst(inPageOrder(names, element), element);
}

function focusFirst([first]: readonly string[], element: HTMLFormElement): void {
  const control = first === undefined ? undefined : controlOf(element, first);
  const target = control ?? element.querySelector<HTMLElement>('[data-problem-list]');
  target?.focus();
}
