import { failureOf } from '@gantry/api-client';
import { approvalRulesSchema } from '@gantry/contracts/schemas/approval-rules';
import type { Company } from '@gantry/contracts/schemas/company';
import { maxApprovalSteps } from '@gantry/domain/approval-steps';
import { CheckboxField } from '@gantry/forms/checkbox-field';
import { CheckboxesField } from '@gantry/forms/checkboxes-field';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Alert } from '@gantry/ui';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCatalogListDepartmentsQuery } from '../../api/catalog.endpoints.ts';
import { useIdentitySetApprovalRulesMutation } from '../../api/company.endpoints.ts';
import { companyRefusal } from '../../parts/company-refusal.ts';
import { ApproverSteps } from './approver-steps.tsx';
import styles from './company.module.css';
import { TryRules } from './try-rules.tsx';
import { typedDollars } from './typed-dollars.ts';

/** Which orders of buyers are approved first, and by whom; nothing chosen where they order freely. */
export function ApprovalRulesForm({ company }: { readonly company: Company }) {
  const [setRules] = useIdentitySetApprovalRulesMutation();
  const [isSaved, setSaved] = useState(false);
  const initialValues = useMemo(() => typedRules(company), [company]);
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
        className={styles.rules}
        onSubmit={async (body) => {
          const { error } = await setRules({ body });
          setSaved(!error);
          return error ? companyRefusal(failureOf(error)) : undefined;
        }}
      >
        <RuleFields />
        <ApproverSteps people={company.people} />
        <RuleActs />
      </Form>
      {isSaved ? (
        <Alert tone="good" live="polite">
          <FormattedMessage id="account.people.limit.saved" />
        </Alert>
      ) : null}
    </section>
  );
}

/** As they would be typed; every approval that could be wanted has its fields. */
const typedRules = ({ approvalLimit, newPlace, firstOrder, departments, steps }: Company) => ({
  approvalLimit: typedDollars(approvalLimit),
  newPlace,
  firstOrder,
  departments: [...departments],
  steps: Array.from({ length: maxApprovalSteps }, (_, at) => ({
    above: typedDollars(steps[at]?.above ?? null),
    approvers: [...(steps[at]?.approvers ?? [])],
  })),
});

const RuleActs = () => (
  <div className={styles.acts}>
    <SubmitButton>
      <FormattedMessage id="account.people.limit.do" />
    </SubmitButton>
    <TryRules />
  </div>
);

function RuleFields() {
  const intl = useIntl();
  const { data: departments = [] } = useCatalogListDepartmentsQuery();
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
      <CheckboxesField
        name="departments"
        label={intl.formatMessage({ id: 'account.people.limit.departments' })}
        options={departments.map(({ path, name }) => ({ value: path, label: name }))}
      />
    </>
  );
}
