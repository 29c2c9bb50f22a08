import { withKey } from '@gantry/api-client';
import {
  labelReturnFormSchema,
  type AdminOrderRequest,
  type LabelReturnForm,
} from '@gantry/contracts/schemas/order-request';
import { Form, type Attempt, type SubmitAnswer } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Disclosure } from '@gantry/ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSalesAdminLabelReturnMutation } from '../../api/requests.endpoints.ts';
import { MeasureFields } from '../../parts/measure-fields.tsx';
import { refusedAnswer } from '../../parts/refused-answer.ts';
import styles from '../../parts/act-form.module.css';

type LabeledRequest = Pick<AdminOrderRequest, 'number' | 'label'>;

/** Mails the customer of an authorized return a label, or gives the one they have back and mails them another. */
export function LabelForm({ request }: { readonly request: LabeledRequest }) {
  const intl = useIntl();
  const { label } = request;
  const act = label ? 'replace' : 'send';
  const initialValues = useMemo(() => firstValues(label), [label]);
  const sendLabel = useLabel(request.number);
  const name = intl.formatMessage({ id: `admin.request.label-${act}` }, { tracking: label?.tracking ?? '' });
  return (
    <Disclosure summary={name}>
      <Form
        id="label-return"
        className={styles.form}
        schema={labelReturnFormSchema}
        initialValues={initialValues}
        aria-label={name}
        onSubmit={(values, attempt) => sendLabel(values as LabelReturnForm, attempt)}
      >
        <p className={styles.words}>
          <FormattedMessage id={`admin.request.label-${act}-hint`} />
        </p>
        <div className={styles.fields}>
          <MeasureFields />
          <TextField
            name="reason"
            label={intl.formatMessage({ id: 'admin.request.label-reason' })}
            required
          />
        </div>
        <div>
          <SubmitButton>
            <FormattedMessage id={`admin.request.label-${act}-do`} />
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}

const firstValues = (label: AdminOrderRequest['label']): LabelReturnForm => ({
  labelId: label?.labelId ?? null,
  pounds: '',
  length: '',
  width: '',
  height: '',
  reason: '',
});

/** Sends the form, once per content. */
function useLabel(number: string) {
  const [label] = useSalesAdminLabelReturnMutation();
  return async (form: LabelReturnForm, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const body = { form };
    const { error } = await label(withKey({ params: { number }, body }, keyFor(body)));
    return error ? refusedAnswer(error, 'admin.request.refusal') : undefined;
  };
}
