import { failureOf } from '@gantry/api-client';
import { Form, type FormProps } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { Alert } from '@gantry/ui';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type * as v from 'valibot';
import { companyRefusal } from '../../parts/company-refusal.ts';

interface PersonFormProps<Schema extends v.GenericSchema> extends Pick<
  FormProps<Schema>,
  'id' | 'schema' | 'initialValues'
> {
  /** message id of its button */
  readonly action: string;
  /** @returns what was wrong, or nothing */
  readonly onSave: (body: v.InferInput<Schema>) => Promise<unknown>;
  /** the fields */
  readonly children: ReactNode;
}

/** One thing that an admin says of one of the company's people: its fields, saved by themselves. */
export function PersonForm<Schema extends v.GenericSchema>(props: PersonFormProps<Schema>) {
  const { action, onSave, children, ...form } = props;
  const [isSaved, setIsSaved] = useState(false);
  return (
    <Form
      {...form}
      onSubmit={async (body) => {
        const error = await onSave(body);
        setIsSaved(!error);
        return error ? companyRefusal(failureOf(error)) : undefined;
      }}
    >
      {children}
      <div>
        <SubmitButton>
          <FormattedMessage id={action} />
        </SubmitButton>
      </div>
      {isSaved ? (
        <Alert tone="good" live="polite">
          <FormattedMessage id="account.saved" />
        </Alert>
      ) : null}
    </Form>
  );
}
