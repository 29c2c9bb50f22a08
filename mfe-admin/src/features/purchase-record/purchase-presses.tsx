import { failureOf, withKey } from '@gantry/api-client';
import type { Failure } from '@gantry/contracts/errors';
import type { PurchaseOrder } from '@gantry/contracts/schemas/purchase-order';
import { attemptKeys } from '@gantry/forms/attempt-key';
import { Button, Field, TextInput } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useSalesAdminMatchPurchaseOrderMutation,
  useSalesAdminTransitionPurchaseOrderMutation,
} from '../../api/purchase-orders.endpoints.ts';
import { OutcomeAlert, refusalText } from '../../parts/outcome-alert.tsx';
import styles from '../../parts/act-form.module.css';

/** The transitions somebody may press now, with the reason some of them need; and the match of the invoice. */
export function PurchasePresses({ order }: { readonly order: PurchaseOrder }) {
  const intl = useIntl();
  const [reason, setReason] = useState('');
  const { pressTransition, matchInvoice, problem, isReasonMissing } = usePresses(order, reason);
  const { transitions, acts, invoice } = order;
  const isMatchable = acts.includes('match') && invoice?.differences.length === 0;
  if (transitions.length === 0 && !isMatchable) return null;
  return (
    <div className={styles.form}>
      {transitions.some(({ needsReason }) => needsReason) ? (
        <ReasonField reason={reason} isMissing={isReasonMissing} changeReason={setReason} />
      ) : null}
      <div className={styles.row} role="group" aria-label={intl.formatMessage({ id: 'admin.mpo.presses' })}>
        {isMatchable ? (
          <Button variant="primary" onClick={() => void matchInvoice()}>
            <FormattedMessage id="admin.mpo.match" />
          </Button>
        ) : null}
        {transitions.map((offered) => (
          <Button key={offered.to} onClick={() => void pressTransition(offered)}>
            <FormattedMessage id={`admin.mpo.press.${offered.to}`} />
          </Button>
        ))}
      </div>
      {problem ? (
        <OutcomeAlert kind="refused">
          <FormattedMessage id={refusalText('admin.mpo.refusal', problem)} />
        </OutcomeAlert>
      ) : null}
    </div>
  );
}

interface ReasonFieldProps {
  readonly reason: string;
  readonly isMissing: boolean;
  readonly changeReason: (reason: string) => void;
}

/** Why it is held, declined, or called off. */
function ReasonField({ reason, isMissing, changeReason }: ReasonFieldProps) {
  return (
    <Field
      label={<FormattedMessage id="admin.transition.reason" />}
      error={isMissing ? <FormattedMessage id="admin.mpo.reason-missing" /> : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          value={reason}
          maxLength={500}
          onChange={({ currentTarget }) => changeReason(currentTarget.value)}
        />
      )}
    </Field>
  );
}

function usePresses({ id, version }: PurchaseOrder, reason: string) {
  const [transition] = useSalesAdminTransitionPurchaseOrderMutation();
  const [match] = useSalesAdminMatchPurchaseOrderMutation();
  const [problem, setProblem] = useState<Failure['error']>();
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [{ keyFor }] = useState(() => attemptKeys());
  const finish = ({ error }: { readonly error?: unknown }) =>
    setProblem(error ? failureOf(error) : undefined);
  const pressTransition = async ({ to, needsReason }: PurchaseOrder['transitions'][number]) => {
    const isMissing = needsReason && reason.trim() === '';
    setReasonMissing(isMissing);
    if (isMissing) return;
    const body = { version, to, reason };
    finish(await transition(withKey({ params: { id }, body }, keyFor({ id, ...body }))));
  };
  const matchInvoice = async () => {
    const body = { version };
    finish(await match(withKey({ params: { id }, body }, keyFor({ id, ...body }))));
  };
  return { pressTransition, matchInvoice, problem, isReasonMissing };
}
