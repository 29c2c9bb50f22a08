import { Form, type FormProps } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { Disclosure } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type * as v from 'valibot';
import styles from './act-list.module.css';
import recordStyles from './record.module.css';

export interface ActListProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** What a person may do to a record now, each act folded up until it is wanted. */
export function ActList({ id, title, children }: ActListProps) {
  return (
    <section className={recordStyles.actions} aria-labelledby={id}>
      <h2 id={id} className={recordStyles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export interface ActFormProps<Schema extends v.GenericSchema> extends Pick<
  FormProps<Schema>,
  'id' | 'schema' | 'initialValues' | 'onSubmit'
> {
  /** message id of the act; `.hint` says what it brings about, and `.do` stands on its button */
  readonly title: string;
  readonly children: ReactNode;
}

/** One act with the fields it needs. Once it is done it is empty again; what others do meanwhile empties nothing. */
export function ActForm<Schema extends v.GenericSchema>({ title, children, ...form }: ActFormProps<Schema>) {
  const intl = useIntl();
  return (
    <Disclosure summary={<FormattedMessage id={title} />}>
      <Form
        {...form}
        isShared
        startsOver
        className={styles.form}
        aria-label={intl.formatMessage({ id: title })}
      >
        <p className={recordStyles.soft}>
          <FormattedMessage id={`${title}.hint`} />
        </p>
        {children}
        <div>
          <SubmitButton>
            <FormattedMessage id={`${title}.do`} />
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}
