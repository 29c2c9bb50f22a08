import { Form, type FormProps } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Disclosure } from '@gantry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { GenericSchema } from 'valibot';
import styles from './act-form.module.css';

export interface LabelActProps<Schema extends GenericSchema> extends Pick<
  FormProps<Schema>,
  'id' | 'schema' | 'initialValues' | 'onSubmit'
> {
  /** what it is called, folded and as a form */
  readonly name: string;
  /** what it does before it is done: to the label, its cost, and whoever is mailed */
  readonly hint: ReactNode;
  /** on its button */
  readonly action: ReactNode;
  /** fields before the reason */
  readonly children?: ReactNode;
}

/** Something staff do with the label of a carrier, folded until it is wanted, and with a reason for the trail. */
export function LabelAct<Schema extends GenericSchema>(props: LabelActProps<Schema>) {
  const { name, hint, action, children, ...form } = props;
  const intl = useIntl();
  return (
    <Disclosure summary={name}>
      <Form {...form} className={styles.form} aria-label={name}>
        <p className={styles.words}>{hint}</p>
        <div className={styles.fields}>
          {children}
          <TextField name="reason" label={intl.formatMessage({ id: 'admin.label.reason' })} required />
        </div>
        <div>
          <SubmitButton>{action}</SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}
