import { failureOf } from '@gantry/api-client';
import { approvalLimitSchema, type Company } from '@gantry/contracts/schemas/company';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Alert } from '@gantry/ui';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIdentitySetApprovalLimitMutation } from '../../api/company.endpoints.ts';
import { companyRefusal } from '../../parts/company-refusal.ts';
import styles from './company.module.css';

/** Above which total orders of buyers are approved first; empty where they order freely. */
export function ApprovalLimitForm({ approvalLimit }: Pick<Company, 'approvalLimit'>) {
  const [setLimit] = useIdentitySetApprovalLimitMutation();
  const [isSaved, setSaved] = useState(false);
  const initialValues = useMemo(() => ({ approvalLimit: typedLimit(approvalLimit) }), [approvalLimit]);
  return (
    <section className={styles.section} aria-labelledby="approval-limit-title">
      <h2 id="approval-limit-title">
        <FormattedMessage id="account.people.limit" />
      </h2>
      <p className={styles.soft}>
        <FormattedMessage id="account.people.limit.about" />
      </p>
      <Form
        id="approval-limit"
        schema={approvalLimitSchema}
        initialValues={initialValues}
        className={styles.form}
        onSubmit={async (body) => {
          const { error } = await setLimit({ body });
          setSaved(!error);
          return error ? companyRefusal(failureOf(error)) : undefined;
        }}
      >
        <LimitFields />
      </Form>
      {isSaved ? (
        <Alert tone="good" live="polite">
          <FormattedMessage id="account.people.limit.saved" />
        </Alert>
      ) : null}
    </section>
  );
}

function LimitFields() {
  const intl = useIntl();
  return (
    <>
      <TextField
        name="approvalLimit"
        label={intl.formatMessage({ id: 'account.people.limit.amount' })}
        hint={intl.formatMessage({ id: 'account.people.limit.hint' })}
        inputMode="decimal"
        autoComplete="off"
        optional
      />
      <div>
        <SubmitButton>
          <FormattedMessage id="account.people.limit.do" />
        </SubmitButton>
      </div>
    </>
  );
}

/** Minor units as they would be typed. */
const typedLimit = (limit: number | null): string => (limit === null ? '' : (limit / 100).toFixed(2));
