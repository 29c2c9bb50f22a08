import { useFormActions, useFormValue } from '@gantry/forms/form-values';
import { TextareaField } from '@gantry/forms/textarea-field';
import { Button, Field, TextInput } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './price-list.module.css';

/** The lines as a CSV file, which may be typed, pasted, loaded and saved. @param name of the list, for the saved file */
export function LinesField({ name }: { readonly name: string }) {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.price-list.${what}` });
  const { changeValues } = useFormActions();
  const lines = useFormValue('lines') ?? '';
  const loadFile = async (file: File | undefined) => {
    if (file) changeValues({ lines: await file.text() });
  };
  return (
    <>
      <TextareaField name="lines" label={text('lines')} hint={text('lines-hint')} rows={10} />
      <div className={styles.buttons}>
        <Field label={text('load-file')}>
          {(control) => (
            <TextInput
              {...control}
              type="file"
              accept=".csv,.txt,.tsv"
              onChange={({ target }) => void loadFile(target.files?.[0])}
            />
          )}
        </Field>
        <Button size="small" type="button" onClick={() => saveText(lines, `${name || 'price-list'}.csv`)}>
          <FormattedMessage id="admin.price-list.save-file" />
        </Button>
      </div>
    </>
  );
}

/** Has the browser save a text as a file. */
function saveText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
