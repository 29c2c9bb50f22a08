import type { FormApi } from 'final-form';

/** The published type leaves out the argument: false keeps listeners informed while validation is paused. */
type PausableForm = { pauseValidation: (preventNotification?: boolean) => void };

/** Values go on changing and being shown, but the schema does not run (specification §5: not on input). */
export function pauseValidation(form: PausableForm): void {
  form.pauseValidation(false);
}

/** Runs the schema once over the values as they are. */
export function validateNow(form: Pick<FormApi, 'pauseValidation' | 'resumeValidation'>): void {
  form.resumeValidation();
  pauseValidation(form);
}
