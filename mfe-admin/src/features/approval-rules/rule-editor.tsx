import { approvalMeasures, type ApprovalRule } from '@gantry/contracts/schemas/offer-approval';
import { offerApprovalRoles } from '@gantry/domain/roles';
import { CheckboxField } from '@gantry/forms/checkbox-field';
import { ChoiceButton } from '@gantry/forms/choice-button';
import { Form } from '@gantry/forms/form';
import { useFormValue } from '@gantry/forms/form-values';
import { SelectField } from '@gantry/forms/select-field';
import { TextField } from '@gantry/forms/text-field';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AuditLink } from '../../parts/audit-link.tsx';
import recordStyles from '../../parts/record.module.css';
import styles from './approval-rules.module.css';
import { RuleOutcome } from './rule-outcome.tsx';
import { ruleValuesSchema, valuesOf } from './rule-values.ts';
import { useSaveRule } from './use-save-rule.ts';

export interface RuleEditorProps {
  /** that of the rule, or the one a new rule gets */
  readonly id: string;
  /** undefined before it is saved for the first time */
  readonly rule: ApprovalRule | undefined;
  readonly onCreated: () => void;
}

/** Changes a rule. What it would have asked about is shown before it can be saved. */
export function RuleEditor({ id, rule, onCreated }: RuleEditorProps) {
  const { submit, simulation, outcome } = useSaveRule(id, rule?.version ?? 0, onCreated);
  const initialValues = useMemo(() => valuesOf(rule), [rule]);
  return (
    <section className={recordStyles.actions} aria-labelledby="rule-editor">
      <h2 id="rule-editor" className={recordStyles.title}>
        {rule?.name ?? <FormattedMessage id="admin.rules.new" />}
      </h2>
      <Form
        id="rule"
        className={styles.form}
        aria-labelledby="rule-editor"
        schema={ruleValuesSchema}
        initialValues={initialValues}
        isShared
        issuesPart="form"
        onSubmit={(values, { keyFor }) => submit(values, keyFor)}
      >
        <RuleFields />
        <div className={styles.buttons}>
          <ChoiceButton name="intent" value="simulate">
            <FormattedMessage id="admin.rules.simulate" />
          </ChoiceButton>
          {simulation ? (
            <ChoiceButton name="intent" value="save" variant="primary">
              <FormattedMessage id="admin.rules.save" />
            </ChoiceButton>
          ) : null}
        </div>
        <RuleOutcome simulation={simulation} outcome={outcome} />
      </Form>
      {rule ? <AuditLink of={['approval-rule', rule.id]} /> : null}
    </section>
  );
}

function RuleFields() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const measure = useFormValue('measure');
  return (
    <div className={styles.fields}>
      <TextField name="name" label={text('admin.rules.name')} required />
      <SelectField
        name="measure"
        label={text('admin.rules.measure')}
        options={approvalMeasures.map((value) => ({ value, label: text(`admin.rules.measure.${value}`) }))}
      />
      <TextField
        name="threshold"
        label={text(measure === 'total-above' ? 'admin.rules.limit-dollars' : 'admin.rules.limit-percent')}
        inputMode="decimal"
        required
      />
      <SelectField
        name="approver"
        label={text('admin.rules.approver')}
        options={offerApprovalRoles.map((value) => ({
          value,
          label: text(`admin.approval.approver.${value}`),
        }))}
      />
      <CheckboxField name="isActive" label={text('admin.rules.active')} />
    </div>
  );
}
