import { failureOf, withKey } from '@gantry/api-client';
import { staffMessageSchema } from '@gantry/contracts/schemas/order-request';
import { Form, type Attempt, type SubmitAnswer } from '@gantry/forms/form';
import { RadioField } from '@gantry/forms/radio-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextareaField } from '@gantry/forms/textarea-field';
import { Disclosure } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSalesAdminWriteToRequestMutation } from '../../api/requests.endpoints.ts';
import styles from '../../parts/act-form.module.css';

const empty = { text: '', audience: 'all' as const };

/** A message to the customer, or a note that stays inside. */
export function WriteForm({ number }: { readonly number: string }) {
  const intl = useIntl();
  const [write] = useSalesAdminWriteToRequestMutation();
  const send = async (
    body: { readonly text: string; readonly audience: 'all' | 'store' },
    { keyFor }: Attempt,
  ): Promise<SubmitAnswer> => {
    const { error } = await write(withKey({ params: { number }, body }, keyFor(body)));
    return error ? { failure: failureOf(error) } : undefined;
  };
  const text = (id: string) => intl.formatMessage({ id: `admin.request.${id}` });
  return (
    <Disclosure summary={text('write')}>
      <Form
        id="request-message"
        className={styles.form}
        schema={staffMessageSchema}
        initialValues={empty}
        aria-label={text('write')}
        startsOver
        onSubmit={(values, attempt) => send(values, attempt)}
      >
        <TextareaField name="text" label={text('message')} />
        <RadioField
          name="audience"
          label={text('audience')}
          options={[
            { value: 'all', label: text('audience.all') },
            { value: 'store', label: text('audience.store') },
          ]}
        />
        <div>
          <SubmitButton>
            <FormattedMessage id="admin.request.send" />
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}
