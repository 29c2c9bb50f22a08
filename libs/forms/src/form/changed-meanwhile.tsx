import { Alert, Button } from '@gantry/ui';
import { getIn } from 'final-form';
import { useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { controlOf } from './focus-problem.ts';
import { useFormContext } from './form-context.ts';
import styles from './form.module.css';

/**
 * What others made of the record while its form was being filled in, where it is not what stands in the form: field by
 * field what it was, what it is now, and what was typed. Nothing is overwritten by itself either way; whoever saves again
 * saves what is typed. Fields that nobody touched take the new values on their own.
 */
export function ChangedMeanwhile() {
  const form = useForm();
  const { inOrder } = useFormContext();
  const conflicts = useConflicts();
  if (conflicts.length === 0) return null;
  const byName = new Map(conflicts.map((conflict) => [conflict.name, conflict]));
  return (
    <Alert
      tone="warn"
      live="polite"
      title={<FormattedMessage id="forms.meanwhile" values={{ count: conflicts.length }} />}
    >
      <ul className={styles.list}>
        {inOrder([...byName.keys()]).map((name) => (
          <ConflictRow
            key={name}
            conflict={byName.get(name)!}
            onTake={() => form.change(name, byName.get(name)?.now)}
          />
        ))}
      </ul>
      <p>
        <FormattedMessage id="forms.meanwhile.hint" />
      </p>
    </Alert>
  );
}

/** A field that was changed by others and here, in different ways. */
interface Conflict {
  readonly name: string;
  readonly before: unknown;
  readonly now: unknown;
}

const watched = {
  values: true,
  initialValues: true,
  pristine: true,
  submitting: true,
  submitSucceeded: true,
  dirtySinceLastSubmit: true,
} as const;

function useConflicts(): readonly Conflict[] {
  const form = useForm();
  const state = useFormState({ subscription: watched });
  const [values, initialValues] = [state.values, state.initialValues] as [object, object];
  const isSettled = state.pristine || (state.submitSucceeded && !state.dirtySinceLastSubmit);
  const [began, setBegan] = useState(initialValues);
  // whoever has typed nothing, or has just saved, begins from what is there now
  if (isSettled && began !== initialValues) setBegan(initialValues);
  if (isSettled || state.submitting) return [];
  return form
    .getRegisteredFields()
    .map((name) => ({ name, before: getIn(began, name), now: getIn(initialValues, name) }))
    .filter(({ name, before, now }) => !isSame(before, now) && !isSame(getIn(values, name), now));
}

interface ConflictRowProps {
  readonly conflict: Conflict;
  readonly onTake: () => void;
}

function ConflictRow({ conflict: { name, before, now }, onTake }: ConflictRowProps) {
  const { id, labelOf } = useFormContext();
  const textOf = useValueText(id, name);
  return (
    <li className={styles.conflict}>
      <span>
        <FormattedMessage
          id="forms.meanwhile.field"
          values={{ label: labelOf(name) ?? name, before: textOf(before), now: textOf(now) }}
        />
      </span>
      <Button type="button" size="small" onClick={onTake}>
        <FormattedMessage id="forms.meanwhile.take" />
      </Button>
    </li>
  );
}

/** A value as its control shows it: an option by its label, yes or no, the text itself. */
function useValueText(id: string, name: string): (value: unknown) => string {
  const intl = useIntl();
  return (value) => {
    if (isEmpty(value)) return intl.formatMessage({ id: 'forms.meanwhile.empty' });
    if (typeof value === 'boolean') return intl.formatMessage({ id: `forms.meanwhile.${value}` });
    if (typeof value !== 'string') return JSON.stringify(value);
    return optionLabel(id, name, value) ?? value;
  };
}

function optionLabel(id: string, name: string, value: string): string | undefined {
  const form = document.getElementById(id);
  const control = form instanceof HTMLFormElement ? controlOf(form, name) : undefined;
  if (!(control instanceof HTMLSelectElement)) return undefined;
  return [...control.options].find((option) => option.value === value)?.label;
}

/** A field that was never filled in has no value, one that was emptied an empty one. */
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
const isSame = (one: unknown, other: unknown): boolean =>
  (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other);
