import { uploadsOfAccount, uploadsOfStore } from '@gantry/contracts/upload-bounds';
import { Alert, Button, Field, TextInput } from '@gantry/ui';
import { useRef, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fileSize } from '../file-size.ts';
import styles from './file-chooser.module.css';
import type { UploadProblem, UploadState } from './use-upload.ts';

export interface FileChooserProps {
  /** what the button says */
  readonly action: React.ReactNode;
  readonly state: UploadState | undefined;
  readonly problem: UploadProblem | undefined;
  readonly onFile: (file: File) => void;
}

/** Chooses a feed and shows how far it is on its way. */
export function FileChooser({ action, state, problem, onFile }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const file = input.current?.files?.[0];
    if (file) onFile(file);
    else input.current?.focus();
  };
  return (
    <form className={styles.chooser} onSubmit={submit}>
      <Field
        label={<FormattedMessage id="admin.imports.file" />}
        hint={<FormattedMessage id="admin.imports.file-hint" />}
      >
        {(control) => <TextInput {...control} ref={input} type="file" required disabled={!!state} />}
      </Field>
      <Button type="submit" variant="primary" busy={!!state}>
        {action}
      </Button>
      {state ? <UploadProgress state={state} /> : null}
      {problem ? (
        <Alert tone="bad" live="assertive">
          <FormattedMessage
            id={`admin.imports.problem-${problem}`}
            values={{ own: uploadsOfAccount, store: uploadsOfStore }}
          />
        </Alert>
      ) : null}
    </form>
  );
}

/** How much of the file has arrived, as a bar and in words. */
function UploadProgress({ state: { sent, bytes } }: { readonly state: UploadState }) {
  const intl = useIntl();
  return (
    <p className={styles.progress} role="status">
      <progress value={sent} max={bytes} aria-label={intl.formatMessage({ id: 'admin.imports.uploading' })} />
      <FormattedMessage
        id="admin.imports.sent"
        values={{ sent: fileSize(intl, sent), bytes: fileSize(intl, bytes) }}
      />
    </p>
  );
}
