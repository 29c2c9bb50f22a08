import { uploadsOfAccount, uploadsOfStore } from '@gantry/contracts/upload-bounds';
import { chosenFileSchema, FileField } from '@gantry/forms/file-field';
import { Form } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { Alert } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { fileSize } from '../file-size.ts';
import * as v from 'valibot';
import styles from './file-chooser.module.css';
import type { UploadProblem, UploadState } from './use-upload.ts';

export interface FileChooserProps {
  /** what the button says */
  readonly action: React.ReactNode;
  readonly state: UploadState | undefined;
  readonly problem: UploadProblem | undefined;
  /** sends it; why it was not taken is the `problem` */
  readonly onFile: (file: File) => Promise<void>;
}

const chooserSchema = v.object({ file: chosenFileSchema });

/** Chooses a feed and shows how far it is on its way. */
export function FileChooser({ action, state, problem, onFile }: FileChooserProps) {
  const intl = useIntl();
  return (
    <Form
      id="feed"
      schema={chooserSchema}
      initialValues={{ file: [] }}
      className={styles.chooser}
      onSubmit={async ({ file: [file] }) => {
        await onFile(file as File);
        return 'kept';
      }}
    >
      <FileField
        name="file"
        label={intl.formatMessage({ id: 'admin.imports.file' })}
        hint={intl.formatMessage({ id: 'admin.imports.file-hint' })}
        disabled={!!state}
      />
      <SubmitButton>{action}</SubmitButton>
      {state ? <UploadProgress state={state} /> : null}
      {problem ? (
        <Alert tone="bad" live="assertive">
          <FormattedMessage
            id={`admin.imports.problem-${problem}`}
            values={{ own: uploadsOfAccount, store: uploadsOfStore }}
          />
        </Alert>
      ) : null}
    </Form>
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
