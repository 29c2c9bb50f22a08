import { failureOf } from '@gantry/api-client';
import { approvalRulesSchema } from '@gantry/contracts/schemas/company';
import { CheckboxField } from '@gantry/forms/checkbox-field';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Alert } from '@gantry/ui';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIdentitySetApprovalRulesMutation } from '../../api/company.endpoints.ts';
import { companyRefusal } from '../../parts/company-refusal.ts';
import type { ApprovalRulesOfCompany } from './approval-rules.tsx';
import styles from './company.module.css';
import { typedDollars } from './typed-dollars.ts';

/** Which orders of buyers are approved first; nothing chosen where they order freely. */
export function ApprovalRulesForm({ rules }: { readonly rules: ApprovalRulesOfCompany }) {
  const { approvalLimit, newPlace, firstOrder } = rules;
  const [setRules] = useIdentitySetApprovalRulesMutation();
  const [isSaved, setSaved] = useState(false);
  const initialValues = useMemo(
    () => ({ approvalLimit: typedDollars(approvalLimit), newPlace, firstOrder }),
    [approvalLimit, newPlace, firstOrder],
  );
  return (
    <section className={styles.section} aria-labelledby="approval-rules-title">
      <h2 id="approval-rules-title">
        <FormattedMessage id="account.people.limit" />
      </h2>
      <p className={styles.soft}>
        <FormattedMessage id="account.people.limit.about" />
      </p>
      <Form
        id="approval-rules"
        schema={approvalRulesSchema}
        initialValues={initialValues}
        className={styles.form}
        onSubmit={async (body) => {
          const { error } = await setRules({ body });
          setSaved(!error);
          return error ? companyRefusal(failureOf(error)) : undefined;
        }}
      >
        <RuleFields />
      </Form>
      {isSaved ? (
        <Alert tone="good" live="polite">
          <FormattedMessage id="account.people.limit.saved" />
        </Alert>
      ) : null}
    </section>
  );
}

function RuleFields() {
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
      <CheckboxField name="newPlace" label={intl.formatMessage({ id: 'account.people.limit.new-place' })} />
      <CheckboxField
        name="firstOrder"
        label={intl.formatMessage({ id: 'account.people.limit.first-order' })}
      />
      <div>
        <SubmitButton>
          <FormattedMessage id="account.people.limit.do" />
        </SubmitButton>
      </div>
    </>
  );
}
