import { withKey } from '@gantry/api-client';
import type { AdminOrderRequest } from '@gantry/contracts/schemas/order-request';
import {
  labelReturnFormSchema,
  type LabelReturnForm,
  type StaffParcel,
} from '@gantry/contracts/schemas/return-parcel';
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

export interface LabelFormProps {
  readonly request: Pick<AdminOrderRequest, 'number' | 'parcels'>;
  /** the parcel whose label is replaced; null: one more */
  readonly parcel: StaffParcel | null;
}

/** Mails the customer of an authorized return a label for one more parcel, or another in the place of one they have. */
export function LabelForm({ request: { number, parcels }, parcel }: LabelFormProps) {
  const intl = useIntl();
  const act = parcel ? 'replace' : parcels.length > 0 ? 'more' : 'send';
  const labelId = parcel?.labelId ?? null;
  const initialValues = useMemo(() => firstValues(labelId, parcels.length), [labelId, parcels.length]);
  const sendLabel = useLabel(number);
  const name = intl.formatMessage({ id: `admin.request.label-${act}` }, { tracking: parcel?.tracking ?? '' });
  return (
    <Disclosure summary={name}>
      <Form
        id={`label-return-${labelId ?? 'more'}`}
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

const firstValues = (labelId: string | null, among: number): LabelReturnForm => ({
  labelId,
  among,
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
