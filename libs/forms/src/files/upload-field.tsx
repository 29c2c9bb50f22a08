import { Field } from '@gantry/ui';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormField, type FieldBase } from '../fields/use-form-field.ts';
import { acceptOf } from './accept-of.ts';
import styles from './record-files.module.css';
import { RecordFileList } from './record-files.tsx';
import { RefusedFiles, RemoveFile } from './upload-parts.tsx';
import type { Uploads } from './use-uploads.ts';

export interface UploadFieldProps extends FieldBase {
  readonly uploads: Uploads;
  /** of the names that are taken */
  readonly endings: readonly string[];
  /** how many files it takes until a problem about missing ones is no longer shown */
  readonly needed?: number;
}

/**
 * Files of a form, sent as soon as they are chosen; the value of the field is the id under which they were sent. With
 * scripts off they are posted with the form, as `file`, and its page sends them.
 */
export function UploadField({ uploads, endings, needed = 1, ...field }: UploadFieldProps) {
  const { id, input, error, note } = useFormField(field);
  const { files, refused, isBusy, addFiles, removeFile } = uploads;
  const { control, sendChosen } = useChosenFiles(addFiles);
  return (
    <div className={styles.upload}>
      <input type="hidden" name={field.name} value={input.value} suppressHydrationWarning />
      <Field
        id={id}
        label={field.label}
        note={note}
        error={files.length >= needed ? undefined : error}
        hint={isBusy ? <FormattedMessage id="forms.file.sending" /> : field.hint}
      >
        {(props) => (
          <input
            {...props}
            ref={control}
            type="file"
            name="file"
            accept={acceptOf(endings)}
            multiple
            aria-busy={isBusy}
            onChange={sendChosen}
          />
        )}
      </Field>
      <RecordFileList
        files={files}
        lines={[]}
        actionsOf={(file) => <RemoveFile file={file} onRemove={removeFile} />}
      />
      <RefusedFiles refused={refused} />
    </div>
  );
}

/** Sends what is chosen in a control and empties it, so that the same file may be chosen again. */
function useChosenFiles(addFiles: Uploads['addFiles']) {
  const control = useRef<HTMLInputElement>(null);
  const sendChosen = () => {
    const chosen = [...(control.current?.files ?? [])];
    if (chosen.length === 0 || !control.current) return;
    control.current.value = '';
    void addFiles(chosen);
  };
  // what was chosen before the page's scripts were there
  useEffect(sendChosen);
  return { control, sendChosen };
}
