import { failureOf } from '@gantry/api-client';
import { daySchema } from '@gantry/contracts/schemas/taxation';
import { CheckboxField } from '@gantry/forms/checkbox-field';
import { chosenFileSchema, FileField } from '@gantry/forms/file-field';
import { Form } from '@gantry/forms/form';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { OutcomeAlert } from '../outcome-alert.tsx';
import recordStyles from '../record.module.css';
import { todayUtc } from '../state-options.ts';
import styles from '../tax-page.module.css';

const maxNameLength = 200;
const refusals: readonly string[] = ['unreadable', 'unknown-columns', 'empty'];

/** How a file is to be compared. */
export interface ImportChoices {
  readonly file: string;
  readonly effectiveFrom: string;
  readonly whole: 'yes' | 'no';
}
export interface NewImportProps {
  /** prefix of `new-import`, `new-import-hint` and `whole` */
  readonly texts: string;
  /** names of the tables it may be of, where a file does not tell; the first is chosen */
  readonly kinds?: readonly { readonly value: string; readonly label: string }[];
  /** what the choice of them is called */
  readonly kindLabel?: string;
  /** sends the file; answers why it was not taken, if so */
  readonly send: (file: File, choices: ImportChoices, kind: string) => Promise<unknown>;
}

const newImportSchema = v.object({
  file: chosenFileSchema,
  effectiveFrom: daySchema,
  whole: v.optional(v.boolean(), false),
  kind: v.optional(v.string(), ''),
});

type Entered = v.InferInput<typeof newImportSchema>;

/** Sends what was entered; with why it was not taken, if so. */
function useSendImport(send: NewImportProps['send']) {
  const [problem, setProblem] = useState<string>();
  const sendImport = async ({ file: [file], effectiveFrom, whole, kind = '' }: Entered) => {
    const chosen = file as File;
    setProblem(undefined);
    const choices = { file: chosen.name.slice(-maxNameLength), effectiveFrom };
    const error = await send(chosen, { ...choices, whole: whole ? 'yes' : 'no' }, kind);
    if (error) setProblem(problemOf(error));
    return error ? 'kept' : undefined;
  };
  return { problem, sendImport };
}

/** Sends a CSV file to be compared. Nothing is changed before its difference was seen. */
export function NewImport({ texts, kinds = [], kindLabel = '', send }: NewImportProps) {
  const { problem, sendImport } = useSendImport(send);
  const kind = kinds[0]?.value ?? '';
  const [initialValues] = useState(() => ({ file: [], effectiveFrom: todayUtc(), whole: false, kind }));
  return (
    <Form
      id="new-import"
      schema={newImportSchema}
      initialValues={initialValues}
      onSubmit={sendImport}
      className={recordStyles.actions}
    >
      <h2 className={recordStyles.title}>
        <FormattedMessage id={`${texts}.new-import`} />
      </h2>
      <p className={recordStyles.soft}>
        <FormattedMessage id={`${texts}.new-import-hint`} />
      </p>
      <ImportFields texts={texts} kinds={kinds} kindLabel={kindLabel} />
      <div>
        <SubmitButton>
          <FormattedMessage id="admin.tax.compare" />
        </SubmitButton>
      </div>
      {problem ? (
        <OutcomeAlert kind="refused">
          <FormattedMessage id={`admin.tax.file-problem.${problem}`} />
        </OutcomeAlert>
      ) : null}
    </Form>
  );
}

function ImportFields({ texts, kinds, kindLabel }: Required<Omit<NewImportProps, 'send'>>) {
  const intl = useIntl();
  const label = (id: string) => intl.formatMessage({ id });
  return (
    <>
      <div className={styles.fields}>
        {kinds.length > 0 ? <SelectField name="kind" label={kindLabel} options={kinds} /> : null}
        <FileField name="file" label={label('admin.tax.csv')} accept=".csv,.gz" />
        <TextField name="effectiveFrom" label={label('admin.tax.effective-from')} type="date" required />
      </div>
      <CheckboxField name="whole" label={label(`${texts}.whole`)} />
    </>
  );
}

function problemOf(error: unknown): string {
  const { code, data } = failureOf(error) ?? {};
  if (code === 'PAYLOAD_TOO_LARGE') return 'too-large';
  return refusals.find((one) => one === data?.['refused']) ?? 'other';
}
