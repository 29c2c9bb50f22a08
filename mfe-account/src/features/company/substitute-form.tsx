import { failureOf } from '@gantry/api-client';
import { substituteSchema } from '@gantry/contracts/schemas/approval-rules';
import type { Colleague } from '@gantry/contracts/schemas/company';
import { Form } from '@gantry/forms/form';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Button } from '@gantry/ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useIdentityEndSubstituteMutation,
  useIdentitySetSubstituteMutation,
} from '../../api/company.endpoints.ts';
import { companyRefusal } from '../../parts/company-refusal.ts';
import { AbsenceText } from './absence-text.tsx';
import { ActRefused } from './act-refused.tsx';
import { approversOf, optionsOf } from './approvers-of.ts';
import styles from './company.module.css';

interface SubstituteFormProps {
  /** who is away */
  readonly person: Colleague;
  readonly people: readonly Colleague[];
}

/** Who approves orders in somebody's place on some days, and the end of it. */
export function SubstituteForm({ person, people }: SubstituteFormProps) {
  const intl = useIntl();
  const [setSubstitute] = useIdentitySetSubstituteMutation();
  const { number, absence } = person;
  const others = approversOf(people).filter((one) => one.number !== number);
  const initialValues = useMemo(
    () => ({ substitute: absence?.number ?? '', from: absence?.from ?? '', until: absence?.until ?? '' }),
    [absence],
  );
  if (others.length === 0)
    return (
      <p className={styles.soft}>
        <FormattedMessage id="account.people.absence.nobody" />
      </p>
    );
  return (
    <>
      {absence ? <EndSubstitute person={person} absence={absence} /> : null}
      <Form
        id="substitute"
        schema={substituteSchema}
        initialValues={initialValues}
        className={styles.form}
        aria-label={intl.formatMessage({ id: 'account.people.absence.substitute' })}
        onSubmit={async (body) => {
          const { error } = await setSubstitute({ params: { number }, body });
          return error ? companyRefusal(failureOf(error)) : undefined;
        }}
      >
        <SubstituteFields others={others} />
        <div>
          <SubmitButton>
            <FormattedMessage id="account.people.absence.do" />
          </SubmitButton>
        </div>
      </Form>
    </>
  );
}

function SubstituteFields({ others }: { readonly others: readonly Colleague[] }) {
  const intl = useIntl();
  return (
    <>
      <SelectField
        name="substitute"
        label={intl.formatMessage({ id: 'account.people.absence.substitute' })}
        placeholder={intl.formatMessage({ id: 'account.people.absence.choose' })}
        options={optionsOf(others)}
        required
      />
      <div className={styles.days}>
        <TextField
          name="from"
          label={intl.formatMessage({ id: 'account.people.absence.from' })}
          type="date"
          required
        />
        <TextField
          name="until"
          label={intl.formatMessage({ id: 'account.people.absence.until' })}
          type="date"
          required
        />
      </div>
    </>
  );
}

interface EndSubstituteProps {
  readonly person: Colleague;
  readonly absence: NonNullable<Colleague['absence']>;
}

function EndSubstitute({ person: { number }, absence }: EndSubstituteProps) {
  const [end, ending] = useIdentityEndSubstituteMutation();
  return (
    <div className={styles.acts} role="status">
      <AbsenceText absence={absence} />
      <Button size="small" busy={ending.isLoading} onClick={() => void end({ params: { number } })}>
        <FormattedMessage id="account.people.absence.end" />
      </Button>
      <ActRefused error={ending.error} />
    </div>
  );
}
