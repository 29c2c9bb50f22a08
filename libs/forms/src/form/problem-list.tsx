import { Alert } from '@gantry/ui';
import { FORM_ERROR } from 'final-form';
import type { MouseEvent } from 'react';
import { useFormState } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { flatProblems } from '../validate/nested-problems.ts';
import { wordProblem } from '../validate/word-problem.ts';
import { controlOf } from './focus-problem.ts';
import { useFormContext } from './form-context.ts';
import styles from './form.module.css';

/**
 * After a failed submission, with scripts or without: everything that is wrong, on top, in the order of the fields and
 * each with a way to its own.
 */
export function ProblemList() {
  const intl = useIntl();
  const { id, inOrder, labelOf, posted } = useFormContext();
  const { submitFailed, submitting, errors, submitErrors } = useFormState({
    subscription: { submitFailed: true, submitting: true, errors: true, submitErrors: true },
  });
  if (submitting) return null;
  const found = submitFailed ? { ...flatProblems(submitErrors), ...flatProblems(errors) } : posted;
  const names = inOrder(Object.keys(found));
  if (names.length === 0) return null;
  return (
    <div tabIndex={-1} data-problem-list className={styles.problems}>
      <Alert tone="bad" title={<FormattedMessage id="forms.problems" values={{ count: names.length }} />}>
        <ul className={styles.list}>
          {names.map((name) => (
            <li key={name}>
              {name === FORM_ERROR ? (
                intl.formatMessage({ id: found[name] })
              ) : (
                <a href={`#${id}-${name}`} onClick={(event) => followToField(event, name)}>
                  {wordProblem(intl, String(found[name]), { name, label: labelOf(name) ?? name })}
                </a>
              )}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

function followToField(event: MouseEvent<HTMLAnchorElement>, name: string) {
  const form = event.currentTarget.closest('form');
  const control = form && controlOf(form, name);
  if (!control) return;
  event.preventDefault();
  control.focus();
}
