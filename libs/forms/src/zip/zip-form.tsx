import type { ErrorCode } from '@gantry/contracts/errors';
import { Button, Field, TextInput } from '@gantry/ui';
import { useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFilledIn } from './use-filled-in.ts';
import styles from './zip-form.module.css';

export interface ZipFormProps {
  /** the page it is asked on, which takes the ZIP code from its address where no scripts run */
  readonly action: string;
  /** name in that address */
  readonly name: string;
  /** the ZIP code that is known without asking; empty where none is */
  readonly known: string;
  /** the one that was asked for, and why there is no answer */
  readonly asked: string;
  readonly refusal: ErrorCode | 'UNAVAILABLE' | undefined;
  readonly onAsk: (zip: string) => void;
}

/** Asks where to: days of delivery are estimated for a ZIP code. What is typed stays there whatever is answered. */
export function ZipForm({ action, name, known, asked, refusal, onAsk }: ZipFormProps) {
  const field = useFilledIn(known);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const zip = field.current?.value.trim() ?? '';
    setMissing(zip === '');
    if (zip !== '') onAsk(zip);
  };
  return (
    <form method="get" action={action} onSubmit={submit} className={styles.form} noValidate>
      <Field
        label={<FormattedMessage id="forms.zip.label" />}
        error={isMissing || refusal ? <Problem zip={isMissing ? '' : asked} refusal={refusal} /> : undefined}
      >
        {(control) => (
          <div className={styles.row}>
            <TextInput
              {...control}
              ref={field}
              name={name}
              defaultValue={known}
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={10}
              className={styles.zip}
            />
            <Button type="submit" size="small">
              <FormattedMessage id="forms.zip.button" />
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

function Problem({ zip, refusal }: { readonly zip: string; readonly refusal: ZipFormProps['refusal'] }) {
  const isRefused =
    refusal === 'INVALID' ? 'unknown' : refusal === 'TOO_MANY_REQUESTS' ? 'too-many' : 'failed';
  const id = zip === '' ? 'missing' : isRefused;
  return (
    <span role="alert">
      <FormattedMessage id={`forms.zip.${id}`} values={{ zip }} />
    </span>
  );
}
