import { withKey } from '@gantry/api-client';
import type { taxRuleKinds } from '@gantry/contracts/schemas/tax-admin';
import { Form, type FormProps } from '@gantry/forms/form';
import { attemptKeys } from '@gantry/forms/attempt-key';
import { SubmitButton } from '@gantry/forms/submit-button';
import { Button } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type * as v from 'valibot';
import { useTaxationAdminEndRuleMutation } from '../../api/taxation.endpoints.ts';
import { useMayWriteTax } from '../../parts/may-write-tax.ts';
import recordStyles from '../../parts/record.module.css';
import { todayUtc } from '../../parts/state-options.ts';
import styles from '../../parts/tax-page.module.css';

export interface RuleSectionProps<Row extends { readonly id: string }, Schema extends v.GenericSchema> {
  /** the texts are `admin.tax.<name>…` */
  readonly name: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  /** what is said where there are none */
  readonly none: ReactNode;
  readonly form: Pick<FormProps<Schema>, 'schema' | 'initialValues' | 'onSubmit'>;
  readonly children: ReactNode;
}

/** Rules of one kind, and the form that adds one; for those who may change them. */
export function RuleSection<Row extends { readonly id: string }, Schema extends v.GenericSchema>({
  name,
  rows,
  columns,
  none,
  form,
  children,
}: RuleSectionProps<Row, Schema>) {
  const mayWrite = useMayWriteTax();
  const heading = `rules-${name}`;
  return (
    <section className={recordStyles.actions} aria-labelledby={heading}>
      <h2 id={heading} className={recordStyles.title}>
        <FormattedMessage id={`admin.tax.${name}`} />
      </h2>
      <p className={recordStyles.soft}>
        <FormattedMessage id={`admin.tax.${name}-hint`} />
      </p>
      {rows.length > 0 ? (
        <ColumnTable
          caption={<FormattedMessage id={`admin.tax.${name}`} />}
          headId={(key) => `admin.tax.${key}`}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
        />
      ) : (
        <p className={recordStyles.soft}>{none}</p>
      )}
      {mayWrite ? (
        <RuleForm heading={heading} form={form}>
          {children}
        </RuleForm>
      ) : null}
    </section>
  );
}

interface RuleFormProps<Schema extends v.GenericSchema> {
  readonly heading: string;
  readonly form: RuleSectionProps<{ readonly id: string }, Schema>['form'];
  readonly children: ReactNode;
}

function RuleForm<Schema extends v.GenericSchema>({ heading, form, children }: RuleFormProps<Schema>) {
  return (
    <Form id={`${heading}-form`} className={styles.section} aria-labelledby={heading} startsOver {...form}>
      <div className={styles.fields}>{children}</div>
      <div>
        <SubmitButton>
          <FormattedMessage id="admin.tax.save" />
        </SubmitButton>
      </div>
    </Form>
  );
}

export interface EndRuleProps {
  readonly kind: (typeof taxRuleKinds)[number];
  readonly id: string;
  readonly until: string | null;
  /** what it is, for those who hear the button only */
  readonly name: string;
}

/** Ends a rule today; one that is over has no button. */
export function EndRule({ kind, id, until, name }: EndRuleProps) {
  const [endRule, { isLoading }] = useTaxationAdminEndRuleMutation();
  const [keys] = useState(() => attemptKeys());
  const [today] = useState(() => todayUtc());
  const mayWrite = useMayWriteTax();
  const isOver = until !== null && until <= today;
  if (!mayWrite || isOver) return null;
  const end = () => {
    const params = { kind, id };
    void endRule(withKey({ params, body: {} }, keys.keyFor(params)));
  };
  return (
    <Button size="small" busy={isLoading} onClick={end}>
      <FormattedMessage id="admin.tax.end-rule" values={{ name }} />
    </Button>
  );
}
