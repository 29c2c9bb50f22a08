import { withKey } from '@gantry/api-client';
import { newUuid } from '@gantry/contracts/idempotency-key';
import {
  actOnRequestSchema,
  type ActOnRequest,
  type AdminOrderRequest,
  type OpenAct,
} from '@gantry/contracts/schemas/order-request';
import { CheckboxField } from '@gantry/forms/checkbox-field';
import { Form, type Attempt, type SubmitAnswer } from '@gantry/forms/form';
import { useFormValue } from '@gantry/forms/form-values';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { DataList, Disclosure, Money } from '@gantry/ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSalesAdminActOnRequestMutation } from '../../api/requests.endpoints.ts';
import { MeasureFields } from '../../parts/measure-fields.tsx';
import { refusedAnswer } from '../../parts/refused-answer.ts';
import styles from '../../parts/act-form.module.css';
import { InspectedLines } from './inspected-lines.tsx';
import { ReceivedParcels } from './received-parcels.tsx';

export interface ActFormProps {
  readonly request: AdminOrderRequest;
  readonly open: OpenAct;
  readonly isFirst: boolean;
}

const withTracking: readonly OpenAct['act'][] = ['note-tracking', 'ship-replacement'];

/** One thing that may be done now, with what it settles and what whoever does it must give. */
export function ActForm({ request, open, isFirst }: ActFormProps) {
  const intl = useIntl();
  const { act } = open;
  const initialValues = useMemo(() => emptyAct(request, open), [request, open]);
  const sendAct = useAct(request.number);
  return (
    <Disclosure summary={<FormattedMessage id={`admin.request.act.${act}`} />} open={isFirst}>
      <Form
        id={`act-${act}`}
        className={styles.form}
        schema={actOnRequestSchema}
        initialValues={initialValues}
        isShared
        startsOver
        aria-label={intl.formatMessage({ id: `admin.request.act.${act}` })}
        onSubmit={(values, attempt) => sendAct(values as ActOnRequest, attempt)}
      >
        {open.refund ? <Settled open={open} /> : null}
        <ActFields request={request} open={open} />
        {act === 'receive' ? <ReceivedParcels parcels={request.parcels} /> : null}
        {act === 'receive' ? <InspectedLines request={request} numbers={open.lines} /> : null}
        <div>
          <SubmitButton>
            <FormattedMessage id={`admin.request.do.${act}`} />
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
  );
}

/** What whoever does it must give. */
function ActFields({
  request,
  open: { act, needsReason, offersLabel },
}: Pick<ActFormProps, 'request' | 'open'>) {
  const intl = useIntl();
  const label = (name: string) => intl.formatMessage({ id: `admin.request.${name}` });
  return (
    <div className={styles.fields}>
      {withTracking.includes(act) ? (
        <>
          <TextField name="carrier" label={label('carrier')} optional />
          <TextField name="tracking" label={label('tracking')} />
        </>
      ) : null}
      {offersLabel ? <LabelFields /> : null}
      {act === 'refund' && request.mayOverrideFee ? (
        <TextField name="restockingFee" label={label('fee-override')} inputMode="decimal" optional />
      ) : null}
      {needsReason ? (
        <TextField name="reason" label={label('reason-for')} required />
      ) : (
        <TextField name="reason" label={label('remark')} optional />
      )}
    </div>
  );
}

/** Whether a label is sent that the parcel travels with, and what the carrier must know for it. */
function LabelFields() {
  const intl = useIntl();
  const isSent = useFormValue<boolean>('sendLabel') ?? false;
  return (
    <>
      <CheckboxField
        name="sendLabel"
        label={intl.formatMessage({ id: 'admin.request.send-label' })}
        hint={intl.formatMessage({ id: 'admin.request.send-label-hint' })}
      />
      {isSent ? <MeasureFields /> : null}
    </>
  );
}

/** What it would settle by the policy. */
function Settled({ open: { refund, limit } }: { readonly open: OpenAct }) {
  if (!refund) return null;
  const row = (key: string, amount: number) => ({
    key,
    term: <FormattedMessage id={`admin.request.sum.${key}`} />,
    value: <Money amount={amount} />,
  });
  return (
    <>
      <DataList
        variant="sums"
        items={[
          row('goods', refund.goods),
          row('tax', refund.tax),
          row('charges', refund.charges),
          row('fee', -refund.restockingFee),
          row('credit', refund.credit),
          row('payout', refund.payout),
        ]}
      />
      {limit === null ? null : (
        <p>
          <FormattedMessage id="admin.request.limit" values={{ limit: <Money amount={limit} /> }} />
        </p>
      )}
    </>
  );
}

const emptyAct = ({ version, lines }: AdminOrderRequest, { act, lines: own }: OpenAct): ActOnRequest => ({
  version,
  act,
  reason: '',
  restockingFee: '',
  carrier: '',
  tracking: '',
  sendLabel: false,
  pounds: '',
  length: '',
  width: '',
  height: '',
  parcels: [],
  lines:
    act === 'receive'
      ? lines
          .filter(({ lineNumber }) => own.includes(lineNumber))
          .map(({ lineNumber, quantity }) => ({
            lineNumber,
            quantity: String(quantity),
            condition: 'unopened' as const,
            disposition: 'restock' as const,
            photos: newUuid(),
          }))
      : [],
});

function useAct(number: string) {
  const [act] = useSalesAdminActOnRequestMutation();
  return async (body: ActOnRequest, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const { error } = await act(withKey({ params: { number }, body }, keyFor(body)));
    if (!error) return undefined;
    return refusedAnswer(error, 'admin.request.refusal');
  };
}
