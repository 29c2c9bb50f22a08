import { withKey } from '@gantry/api-client';
import type { AdminOrderRequest } from '@gantry/contracts/schemas/order-request';
import {
  labelReturnFormSchema,
  type LabelReturnForm,
  type StaffParcel,
} from '@gantry/contracts/schemas/return-parcel';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSalesAdminLabelReturnMutation } from '../../api/requests.endpoints.ts';
import { LabelAct } from '../../parts/label-act.tsx';
import { MeasureFields } from '../../parts/measure-fields.tsx';
import { refusedAnswer } from '../../parts/refused-answer.ts';

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
    <LabelAct
      id={`label-return-${labelId ?? 'more'}`}
      name={name}
      hint={intl.formatMessage({ id: `admin.request.label-${act}-hint` })}
      action={intl.formatMessage({ id: `admin.request.label-${act}-do` })}
      schema={labelReturnFormSchema}
      initialValues={initialValues}
      onSubmit={(values, attempt) => sendLabel(values as LabelReturnForm, attempt)}
    >
      <MeasureFields />
    </LabelAct>
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
