import { myPartNumbersPath } from '@gantry/contracts/addresses/account';
import type { ImportedNumbers } from '@gantry/contracts/schemas/part-number';
import { PlainPostKey } from '@gantry/forms/plain-post-key';
import { Alert, Button, Field, Textarea } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import type { NumbersChange } from './numbers-change.ts';
import styles from './part-numbers.module.css';

/** So many rows that were not taken are named; all of them stay in the field. */
const shownRows = 20;

/** Takes a list of their numbers and ours, pasted or as a file. Rows that were not taken stay in the field. */
export function ImportNumbers({ change }: { readonly change: NumbersChange | undefined }) {
  const result = change && 'result' in change ? change.result : undefined;
  const refused = change && 'refused' in change ? change : undefined;
  const rest = refused?.text ?? result?.notRead.map(({ text }) => text).join('\n');
  return (
    <section className={styles.import} aria-labelledby="import-numbers">
      <h2 id="import-numbers" className={styles.title}>
        <FormattedMessage id="account.numbers.import" />
      </h2>
      {/* the field begins anew with each answer, with the rows that are left */}
      <Form
        key={rest}
        method="post"
        action={myPartNumbersPath()}
        encType="multipart/form-data"
        className={styles.form}
      >
        <noscript>
          <PlainPostKey />
        </noscript>
        <Field
          label={<FormattedMessage id="account.numbers.label" />}
          error={refused ? <FormattedMessage id={`account.numbers.refused.${refused.refused}`} /> : undefined}
        >
          {(control) => <Textarea {...control} name="text" rows={4} defaultValue={rest} spellCheck={false} />}
        </Field>
        <Field label={<FormattedMessage id="account.numbers.file" />}>
          {(control) => <input {...control} type="file" name="file" accept=".csv,.tsv,.txt,.xlsx" />}
        </Field>
        <div>
          <Button type="submit" variant="primary">
            <FormattedMessage id="account.numbers.do" />
          </Button>
        </div>
      </Form>
      {result ? <Imported result={result} /> : null}
    </section>
  );
}

/** How many rows were taken, and why others were not. */
function Imported({ result: { imported, notRead } }: { readonly result: ImportedNumbers }) {
  return (
    <Alert
      tone={notRead.length > 0 ? 'warn' : 'good'}
      live="polite"
      title={<FormattedMessage id="account.numbers.result" values={{ imported, notRead: notRead.length }} />}
    >
      {notRead.length > 0 ? (
        <>
          <FormattedMessage id="account.numbers.kept" />
          <ul className={styles.rows}>
            {notRead.slice(0, shownRows).map(({ row, text, problem }) => (
              <li key={row}>
                <FormattedMessage id="account.numbers.row" values={{ row, text }} />:{' '}
                <FormattedMessage id={`account.numbers.problem.${problem}`} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Alert>
  );
}
