import { failureOf } from '@gantry/api-client';
import { adminTaxPath } from '@gantry/contracts/addresses/admin';
import { Button, Checkbox, Field, TextInput } from '@gantry/ui';
import { useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { useTaxationAdminSendImportMutation } from '../../api/tax-files.endpoints.ts';
import { newId } from '../../parts/new-id.ts';
import { OutcomeAlert } from '../../parts/outcome-alert.tsx';
import recordStyles from '../../parts/record.module.css';
import { todayUtc } from '../../parts/state-options.ts';
import styles from '../../parts/tax-page.module.css';

const maxNameLength = 200;
const refusals: readonly string[] = ['unreadable', 'unknown-columns', 'empty'];

/** Sends a CSV file to be compared. Nothing is changed before its difference was seen. */
export function NewTaxImport() {
  const { sendFile, isSending, problem } = useSendFile();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const file = values.get('file');
    if (!(file instanceof File) || file.size === 0) return;
    const whole = values.get('whole') ? ('yes' as const) : ('no' as const);
    const day = values.get('effectiveFrom');
    void sendFile(file, { effectiveFrom: typeof day === 'string' ? day : todayUtc(), whole });
  };
  return (
    <form className={recordStyles.actions} onSubmit={submit}>
      <h2 className={recordStyles.title}>
        <FormattedMessage id="admin.tax.new-import" />
      </h2>
      <p className={recordStyles.soft}>
        <FormattedMessage id="admin.tax.new-import-hint" />
      </p>
      <ImportFields />
      <div>
        <Button type="submit" variant="primary" busy={isSending}>
          <FormattedMessage id="admin.tax.compare" />
        </Button>
      </div>
      {problem ? (
        <OutcomeAlert kind="refused">
          <FormattedMessage id={`admin.tax.file-problem.${problem}`} />
        </OutcomeAlert>
      ) : null}
    </form>
  );
}

const ImportFields = () => (
  <>
    <div className={styles.fields}>
      <Field label={<FormattedMessage id="admin.tax.csv" />}>
        {(control) => <TextInput {...control} name="file" type="file" accept=".csv,.gz" required />}
      </Field>
      <Field label={<FormattedMessage id="admin.tax.effective-from" />}>
        {(control) => (
          <TextInput {...control} name="effectiveFrom" type="date" defaultValue={todayUtc()} required />
        )}
      </Field>
    </div>
    <Checkbox name="whole">
      <FormattedMessage id="admin.tax.whole" />
    </Checkbox>
  </>
);

/** Sends the file under an id of its own and opens the difference. */
function useSendFile() {
  const [send, { isLoading: isSending }] = useTaxationAdminSendImportMutation();
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const sendFile = async (
    file: File,
    choices: { readonly effectiveFrom: string; readonly whole: 'yes' | 'no' },
  ) => {
    setProblem(undefined);
    const id = newId();
    const body = new Uint8Array(await file.arrayBuffer());
    const query = { file: file.name.slice(-maxNameLength), ...choices };
    const { data, error } = await send({ params: { id }, query, body });
    if (data) await navigate(`${adminTaxPath()}?tab=imports&import=${id}`);
    else setProblem(problemOf(error));
  };
  return { sendFile, isSending, problem };
}

function problemOf(error: unknown): string {
  const { code, data } = failureOf(error) ?? {};
  if (code === 'PAYLOAD_TOO_LARGE') return 'too-large';
  return refusals.find((one) => one === data?.['refused']) ?? 'other';
}
