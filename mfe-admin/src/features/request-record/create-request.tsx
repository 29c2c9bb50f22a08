import { failureOf, withKey } from '@gantry/api-client';
import { adminRequestPath } from '@gantry/contracts/addresses/admin';
import { newUuid } from '@gantry/contracts/idempotency-key';
import {
  createOrderRequestSchema,
  type NewOrderRequest,
  type Requestable,
} from '@gantry/contracts/schemas/order-request';
import { requestSubjects, requestTypes } from '@gantry/domain/return-policy';
import { Form, type Attempt, type SubmitAnswer } from '@gantry/forms/form';
import { RadioField } from '@gantry/forms/radio-field';
import { SelectField } from '@gantry/forms/select-field';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextareaField } from '@gantry/forms/textarea-field';
import { TextField } from '@gantry/forms/text-field';
import { Alert, Money } from '@gantry/ui';
import { GiftMark } from '@gantry/ui/gift-mark';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useSalesAdminCreateRequestMutation } from '../../api/requests.endpoints.ts';
import { LineStatusBadge } from '../../parts/line-status-badge.tsx';
import { refusalText } from '../../parts/outcome-alert.tsx';
import styles from '../../parts/act-form.module.css';

/** Asks on behalf of a customer: first pressed, it shows what goes back; pressed again, it is asked. */
export function CreateRequest({ requestable }: { readonly requestable: Requestable }) {
  const intl = useIntl();
  const initialValues = useMemo(() => emptyRequest(requestable), [requestable]);
  const { sendRequest, shown } = useCreate(requestable.orderNumber);
  const text = (id: string) => intl.formatMessage({ id: `admin.request.${id}` });
  return (
    <Form
      id="new-request"
      className={styles.form}
      schema={createOrderRequestSchema}
      initialValues={initialValues}
      aria-label={text('create')}
      onSubmit={(values, attempt) => sendRequest(values as NewOrderRequest, attempt)}
    >
      <RadioField
        name="type"
        label={text('column.type')}
        options={requestTypes.map((value) => ({ value, label: text(`type.${value}`) }))}
      />
      <SelectField
        name="subject"
        label={text('subject')}
        options={requestSubjects.map((value) => ({ value, label: text(`subject.${value}`) }))}
      />
      <RequestedLines lines={requestable.lines} />
      <TextareaField name="note" label={text('note')} optional />
      {shown === null ? null : (
        <Alert tone="note" live="polite">
          <FormattedMessage id="admin.request.would-credit" values={{ amount: <Money amount={shown} /> }} />
        </Alert>
      )}
      <div>
        <SubmitButton>{text(shown === null ? 'show-refund' : 'create')}</SubmitButton>
      </div>
    </Form>
  );
}

/** How many units of each line. */
function RequestedLines({ lines }: Pick<Requestable, 'lines'>) {
  const intl = useIntl();
  return lines.map((line, place) => (
    <fieldset key={line.lineId} className={styles.line}>
      <legend>
        {line.lineNumber}. {line.name}
        <GiftMark isGift={line.isGift} /> <LineStatusBadge status={line.status} />
      </legend>
      <TextField
        name={`lines[${place}].quantity`}
        label={intl.formatMessage({ id: 'admin.request.quantity-of' }, { count: line.quantity })}
        inputMode="numeric"
      />
    </fieldset>
  ));
}

const emptyRequest = ({ lines }: Requestable): NewOrderRequest => ({
  type: 'return',
  subject: 'wrong-item-purchased',
  lines: lines.map(({ lineId }) => ({ lineId, quantity: '0' })),
  note: '',
  draft: newUuid(),
  acceptedRefund: -1,
});

/** The store refuses what was not shown and says what it would come to: that is shown, and accepted by the next press. */
function useCreate(number: string) {
  const [create] = useSalesAdminCreateRequestMutation();
  const [shown, setShown] = useState<number | null>(null);
  const navigate = useNavigate();
  const sendRequest = async (values: NewOrderRequest, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const body = { ...values, acceptedRefund: shown ?? -1 };
    const { data, error } = await create(withKey({ params: { number }, body }, keyFor(body)));
    if (data) {
      await navigate(adminRequestPath(data.number));
      return undefined;
    }
    const failure = failureOf(error);
    const credit = creditIn(failure?.data);
    if (failure?.code === 'WRONG_STATE' && credit !== null) {
      setShown(credit);
      return 'kept';
    }
    return failure?.issues
      ? { failure }
      : { failure, message: refusalText('admin.request.refusal', failure) };
  };
  return { sendRequest, shown };
}

function creditIn(data: Readonly<Record<string, unknown>> | undefined): number | null {
  const refund = data?.['refund'] as { readonly credit?: unknown } | undefined;
  return typeof refund?.credit === 'number' ? refund.credit : null;
}
