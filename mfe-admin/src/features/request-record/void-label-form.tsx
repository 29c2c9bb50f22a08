import { withKey } from '@gantry/api-client';
import {
  voidReturnLabelFormSchema,
  type StaffParcel,
  type VoidReturnLabelForm,
} from '@gantry/contracts/schemas/return-parcel';
import { Form, type Attempt, type SubmitAnswer } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Disclosure } from '@gantry/ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSalesAdminVoidReturnLabelMutation } from '../../api/requests.endpoints.ts';
import { refusedAnswer } from '../../parts/refused-answer.ts';
import styles from '../../parts/act-form.module.css';

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
  const name = intl.formatMessage({ id: 'admin.request.label-void' }, { tracking });
  return (
    <Disclosure summary={name}>
      <Form
        id={`void-label-${labelId}`}
        className={styles.form}
        schema={voidReturnLabelFormSchema}
        initialValues={initialValues}
        aria-label={name}
        onSubmit={(values, attempt) => voidLabel(values as VoidReturnLabelForm, attempt)}
      >
        <p className={styles.words}>
          <FormattedMessage id="admin.request.label-void-hint" />
        </p>
        <div className={styles.fields}>
          <TextField
            name="reason"
            label={intl.formatMessage({ id: 'admin.request.label-reason' })}
            required
          />
        </div>
        <div>
          <SubmitButton>
            <FormattedMessage id="admin.request.label-void-do" />
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
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
