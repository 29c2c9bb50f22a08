import { recordFileEndings, type RecordFile } from '@gantry/contracts/schemas/record-file';
import { useFormats } from '@gantry/i18n/formats';
import { Alert, Button, Field, Select } from '@gantry/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFetcher } from 'react-router';
import { acceptOf } from './accept-of.ts';
import { filesIntent, type SentFiles } from './posted-files.ts';
import styles from './record-files.module.css';
import { RefusedNames } from './upload-parts.tsx';

const accepted = acceptOf(recordFileEndings);
const bytesOfMegabyte = 1024 * 1024;

/** A line that files can belong to: what the server calls it, and what the reader does. */
export interface FileLine {
  readonly value: string;
  readonly label: string;
}

export interface RecordFileListProps {
  readonly files: readonly RecordFile[];
  readonly lines: readonly FileLine[];
  /** where a file is saved from; without it the list names what was sent */
  readonly addressOf?: (file: RecordFile) => string;
  /** what stands behind a file, such as a button that takes it out */
  readonly actionsOf?: (file: RecordFile) => ReactNode;
}

/** Files of a record: each is saved by its name, never opened in the page's place. */
export function RecordFileList({ files, lines, addressOf, actionsOf }: RecordFileListProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          {addressOf ? (
            <a href={addressOf(file)} download>
              {file.name}
            </a>
          ) : (
            <span>{file.name}</span>
          )}
          <span className={styles.facts}>
            <FileFacts file={file} line={lines.find(({ value }) => value === file.line)?.label} />
          </span>
          {actionsOf?.(file)}
        </li>
      ))}
    </ul>
  );
}

function FileFacts({ file, line }: { readonly file: RecordFile; readonly line: string | undefined }) {
  const intl = useIntl();
  const { count } = useFormats();
  const size =
    file.bytes < bytesOfMegabyte / 10
      ? intl.formatMessage({ id: 'forms.file.kilobytes' }, { size: count(Math.ceil(file.bytes / 1024)) })
      : intl.formatMessage(
          { id: 'forms.file.megabytes' },
          { size: intl.formatNumber(file.bytes / bytesOfMegabyte, { maximumFractionDigits: 1 }) },
        );
  const from = file.sender === 'store' ? intl.formatMessage({ id: 'forms.file.from-us' }) : null;
  const scan = file.scan === 'clean' ? null : intl.formatMessage({ id: `forms.file.scan-${file.scan}` });
  return [size, line, from, scan].filter(Boolean).join(' · ');
}

export interface SendFilesProps {
  /** address of the page whose action takes the files */
  readonly action: string;
  readonly lines: readonly FileLine[];
  /** what became of files that were posted without scripts */
  readonly posted: SentFiles | undefined;
}

/** Chooses and sends files, for the whole record or one of its lines. Works with scripts off. */
export function SendFiles({ action, lines, posted }: SendFilesProps) {
  const fetcher = useFetcher<SentFiles>();
  const form = useRef<HTMLFormElement>(null);
  const isBusy = fetcher.state !== 'idle';
  const answered = fetcher.data ?? posted;
  const isDone = !isBusy && answered !== undefined;
  useEffect(() => {
    if (isDone) form.current?.reset();
  }, [isDone]);
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={action}
      encType="multipart/form-data"
      className={styles.form}
    >
      <input type="hidden" name="intent" value={filesIntent} />
      <Field
        label={<FormattedMessage id="forms.file.choose" />}
        hint={<FormattedMessage id="forms.file.hint" />}
      >
        {(control) => <input {...control} type="file" name="file" accept={accepted} multiple required />}
      </Field>
      {lines.length > 0 ? <LineChoice lines={lines} /> : null}
      <div>
        <Button type="submit" busy={isBusy}>
          <FormattedMessage id="forms.file.send" />
        </Button>
      </div>
      {isDone ? <Outcome answered={answered} /> : null}
    </fetcher.Form>
  );
}

function LineChoice({ lines }: Pick<SendFilesProps, 'lines'>) {
  return (
    <Field label={<FormattedMessage id="forms.file.line" />}>
      {(control) => (
        <Select {...control} name="line" defaultValue="">
          <FormattedMessage id="forms.file.whole">
            {(words) => <option value="">{words}</option>}
          </FormattedMessage>
          {lines.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function Outcome({ answered: { sent, refused } }: { readonly answered: SentFiles }) {
  return (
    <Alert tone={refused.length > 0 ? 'bad' : 'good'} live="polite">
      {sent > 0 ? (
        <p>
          <FormattedMessage id="forms.file.sent" values={{ count: sent }} />
        </p>
      ) : null}
      <RefusedNames refused={refused} />
    </Alert>
  );
}
