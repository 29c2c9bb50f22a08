import { recordFileEndings } from '@gantry/contracts/schemas/record-file';
import { acceptOf } from '@gantry/forms/accept-of';
import { useFormField } from '@gantry/forms/use-form-field';
import { Field } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { sentPoFile } from './posted-offer.ts';

export interface PoFileProps {
  readonly onChosen: (file: File | null) => void;
}

/** The customer's purchase order as a file. What was uploaded with a form that came back is kept. */
export function PoFile({ onChosen }: PoFileProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'checkout.offer.po-file' });
  const { id, input, error, note } = useFormField<string | null>({ name: 'poFile', label, optional: true });
  return (
    <>
      {input.value ? <input type="hidden" name={sentPoFile} value={input.value} /> : null}
      <Field
        id={id}
        label={label}
        note={note}
        error={error}
        hint={
          <FormattedMessage
            id={input.value ? 'checkout.offer.po-file-kept' : 'checkout.offer.po-file-hint'}
          />
        }
      >
        {(control) => (
          <input
            {...control}
            type="file"
            name="poFile"
            accept={acceptOf(recordFileEndings)}
            onChange={({ currentTarget }) => onChosen(currentTarget.files?.[0] ?? null)}
          />
        )}
      </Field>
    </>
  );
}
