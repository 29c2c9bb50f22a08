import { withKey } from '@gantry/api-client';
import {
  voidReturnLabelFormSchema,
  type StaffParcel,
  type VoidReturnLabelForm,
} from '@gantry/contracts/schemas/return-parcel';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSalesAdminVoidReturnLabelMutation } from '../../api/requests.endpoints.ts';
import { LabelAct } from '../../parts/label-act.tsx';
import { refusedAnswer } from '../../parts/refused-answer.ts';

interface VoidLabelFormProps {
  /** of the request */
  readonly number: string;
  readonly parcel: Pick<StaffParcel, 'labelId' | 'tracking'>;
}

/** Gives the label of a parcel back that will not be sent, with a reason for the log. */
export function VoidLabelForm({ number, parcel: { labelId, tracking } }: VoidLabelFormProps) {
  const intl = useIntl();
  const initialValues = useMemo(() => ({ labelId, reason: '' }), [labelId]);
  const voidLabel = useVoidLabel(number);
  return (
    <LabelAct
      id={`void-label-${labelId}`}
      name={intl.formatMessage({ id: 'admin.request.label-void' }, { tracking })}
      hint={intl.formatMessage({ id: 'admin.request.label-void-hint' })}
      action={intl.formatMessage({ id: 'admin.request.label-void-do' })}
      schema={voidReturnLabelFormSchema}
      initialValues={initialValues}
      onSubmit={(values, attempt) => voidLabel(values as VoidReturnLabelForm, attempt)}
    />
  );
}

/** Sends the form, once per content. */
function useVoidLabel(number: string) {
  const [voidLabel] = useSalesAdminVoidReturnLabelMutation();
  return async (form: VoidReturnLabelForm, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const body = { form };
    const { error } = await voidLabel(withKey({ params: { number }, body }, keyFor(body)));
    return error ? refusedAnswer(error, 'admin.request.refusal') : undefined;
  };
}
