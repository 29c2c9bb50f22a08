import { withKey } from '@gantry/api-client';
import { line } from '@gantry/contracts/schemas/common';
import {
  choicesOf,
  tariffColumns,
  typedOfValue,
  typedTariffSchema,
  type TariffCell,
  type TariffKind,
} from '@gantry/contracts/schemas/tariff';
import type { ListedTariffRow } from '@gantry/contracts/schemas/tariff-admin';
import { daySchema } from '@gantry/contracts/schemas/taxation';
import { Form, type Attempt, type SubmitAnswer } from '@gantry/forms/form';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { useShippingAdminAddTariffRowMutation } from '../../api/tariff.endpoints.ts';
import { OutcomeAlert } from '../../parts/outcome-alert.tsx';
import recordStyles from '../../parts/record.module.css';
import { refusedAnswer } from '../../parts/refused-answer.ts';
import { todayUtc } from '../../parts/state-options.ts';
import styles from '../../parts/tax-page.module.css';

const formSchema = (kind: TariffKind) =>
  v.object({ values: typedTariffSchema(kind), from: daySchema, reason: line(200) });
type Values = v.InferInput<ReturnType<typeof formSchema>>;

export interface PutRowProps {
  readonly kind: TariffKind;
  /** the row that is to be changed; without one a new row begins */
  readonly row: ListedTariffRow | undefined;
}

/** A row from a day on. What held until then ends there and stays in the table. */
export function PutRow({ kind, row }: PutRowProps) {
  const { saveRow, isSaved } = useSaveRow(kind);
  const schema = useMemo(() => formSchema(kind), [kind]);
  const [initialValues] = useState(() => ({ values: typedValues(kind, row), from: todayUtc() }));
  return (
    <section className={recordStyles.actions} aria-labelledby="put-row">
      <h2 id="put-row" className={recordStyles.title}>
        <FormattedMessage id={row ? 'admin.tariff.change-row' : 'admin.tariff.new-row'} />
      </h2>
      <p className={recordStyles.soft}>
        <FormattedMessage id="admin.tariff.row-hint" />
      </p>
      <Form
        id="tariff-row"
        className={styles.section}
        schema={schema}
        initialValues={initialValues}
        aria-labelledby="put-row"
        onSubmit={saveRow}
      >
        <RowFields kind={kind} />
        <div>
          <SubmitButton>
            <FormattedMessage id="admin.tax.save" />
          </SubmitButton>
        </div>
        {isSaved ? (
          <OutcomeAlert kind="done">
            <FormattedMessage id="admin.tax.saved" />
          </OutcomeAlert>
        ) : null}
      </Form>
    </section>
  );
}

function useSaveRow(kind: TariffKind) {
  const [addRow] = useShippingAdminAddTariffRowMutation();
  const [isSaved, setSaved] = useState(false);
  const saveRow = async (form: Values, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const body = { kind, ...v.parse(formSchema(kind), form) };
    const { error } = await addRow(withKey({ body }, keyFor(body)));
    setSaved(!error);
    return error ? refusedAnswer(error, 'admin.tax.refusal') : undefined;
  };
  return { saveRow, isSaved };
}

/** The values of a row as they would be typed; of a new one the first of each choice. */
function typedValues(kind: TariffKind, row: ListedTariffRow | undefined): Record<string, string> {
  const entries = tariffColumns(kind).map(([name, cell]) => {
    const value = row?.values[name];
    return [name, value === undefined ? (choicesOf(cell)?.[0] ?? '') : typedOfValue(cell, value)];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

function RowFields({ kind }: { readonly kind: TariffKind }) {
  const intl = useIntl();
  return (
    <div className={styles.fields}>
      {tariffColumns(kind).map(([name, cell]) => (
        <CellField key={name} name={name} cell={cell} />
      ))}
      <TextField name="from" label={intl.formatMessage({ id: 'admin.tax.from' })} type="date" required />
      <TextField name="reason" label={intl.formatMessage({ id: 'admin.tax.reason' })} required />
    </div>
  );
}

/** Prefix of the words of a choice; codes of carriers and classes stand for themselves. */
const choiceTexts: Partial<Record<TariffCell, string>> = {
  service: 'order.service',
  surcharge: 'admin.tariff.part',
  rule: 'admin.tariff.rule',
};
const units: Partial<Record<TariffCell, string>> = { money: '$', percent: '%' };

function CellField({ name, cell }: { readonly name: string; readonly cell: TariffCell }) {
  const intl = useIntl();
  const label = [
    intl.formatMessage({ id: `admin.tariff.column.${name}` }),
    units[cell] && `(${units[cell]})`,
  ];
  const choices = choicesOf(cell);
  const text = choiceTexts[cell];
  const field = { name: `values.${name}`, label: label.filter(Boolean).join(' ') };
  if (!choices) return <TextField {...field} />;
  const options = choices.map((value) => ({
    value,
    label: text ? intl.formatMessage({ id: `${text}.${value}` }) : value,
  }));
  return <SelectField {...field} options={options} />;
}
