import { failureOf } from '@gantry/api-client';
import { Button, Checkbox, Field, TextInput } from '@gantry/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
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
  /** fields of its own */
  readonly children?: ReactNode;
  /** sends the file; answers why it was not taken, if so */
  readonly send: (file: File, choices: ImportChoices, form: FormData) => Promise<unknown>;
}

/** Sends what the form holds; with why it was not taken, if so. */
function useSendForm(send: NewImportProps['send']) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const sendForm = async (form: FormData) => {
    const file = form.get('file');
    if (!(file instanceof File) || file.size === 0) return;
    const day = form.get('effectiveFrom');
    setProblem(undefined);
    setSending(true);
    const error = await send(
      file,
      {
        file: file.name.slice(-maxNameLength),
        effectiveFrom: typeof day === 'string' ? day : todayUtc(),
        whole: form.get('whole') ? 'yes' : 'no',
      },
      form,
    );
    setSending(false);
    if (error) setProblem(problemOf(error));
  };
  return { sendForm, isSending, problem };
}

/** Sends a CSV file to be compared. Nothing is changed before its difference was seen. */
export function NewImport({ texts, children, send }: NewImportProps) {
  const { sendForm, isSending, problem } = useSendForm(send);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void sendForm(new FormData(event.currentTarget));
  };
  return (
    <form className={recordStyles.actions} onSubmit={submit}>
      <h2 className={recordStyles.title}>
        <FormattedMessage id={`${texts}.new-import`} />
      </h2>
      <p className={recordStyles.soft}>
        <FormattedMessage id={`${texts}.new-import-hint`} />
      </p>
      <ImportFields texts={texts}>{children}</ImportFields>
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

const ImportFields = ({ texts, children }: Pick<NewImportProps, 'texts' | 'children'>) => (
  <>
    <div className={styles.fields}>
      {children}
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
      <FormattedMessage id={`${texts}.whole`} />
    </Checkbox>
  </>
);

function problemOf(error: unknown): string {
  const { code, data } = failureOf(error) ?? {};
  if (code === 'PAYLOAD_TOO_LARGE') return 'too-large';
  return refusals.find((one) => one === data?.['refused']) ?? 'other';
}
