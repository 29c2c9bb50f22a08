import { useUser } from '@gantry/api-client';
import { mayEnter } from '@gantry/contracts/admin-rooms';
import { adminJournalOfPath } from '@gantry/contracts/addresses/admin';
import type { OrderPaymentsView } from '@gantry/contracts/schemas/payment';
import { Alert, Button, DataList, ErrorState, Money } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { usePaymentsGetOrderPaymentsQuery } from '../../api/payments.endpoints.ts';
import { OutcomeAlert } from '../../parts/outcome-alert.tsx';
import recordStyles from '../../parts/record.module.css';
import styles from './order-payments.module.css';
import { OrderCredits } from './order-credits.tsx';
import { PaymentActForm } from './payment-act-form.tsx';
import { TransactionTable } from './transaction-table.tsx';
import type { PaymentAct } from './use-payment-act.ts';

export interface OrderPaymentsProps {
  readonly number: string;
  /** heading level, below the heading that names the order */
  readonly level: 2 | 3;
}

/** The money of an order in the back office: sums, every transaction, and what finance may do about them. */
export function OrderPayments({ number, level }: OrderPaymentsProps) {
  const Heading = `h${level}` as const;
  const role = useUser()?.role;
  const { data, isError, refetch } = usePaymentsGetOrderPaymentsQuery({ params: { number } });
  return (
    <section aria-labelledby="order-payments" className={styles.section}>
      <Heading id="order-payments" className={recordStyles.title}>
        <FormattedMessage id="admin.payments.title" />
      </Heading>
      {data ? <Payments key={number} payments={data} /> : null}
      {mayEnter('journal', role) ? (
        <p>
          <Link to={adminJournalOfPath(number)}>
            <FormattedMessage id="admin.payments.journal" />
          </Link>
        </p>
      ) : null}
      {isError && !data ? (
        <ErrorState
          title={<FormattedMessage id="admin.payments.failed" />}
          actions={
            <Button onClick={() => void refetch()}>
              <FormattedMessage id="admin.payments.again" />
            </Button>
          }
        />
      ) : null}
    </section>
  );
}

function Payments({ payments }: PaymentsProps) {
  const [act, setAct] = useState<PaymentAct>();
  const [done, setDone] = useState<PaymentAct['action']>();
  const openAct = (chosen: PaymentAct) => {
    setDone(undefined);
    setAct(chosen);
  };
  const finishAct = () => {
    setDone(act?.action);
    setAct(undefined);
  };
  return (
    <>
      {payments.isTest ? (
        <Alert tone="warn">
          <FormattedMessage id="admin.payments.test" />
        </Alert>
      ) : null}
      <Sums payments={payments} />
      <Transactions payments={payments} onAct={openAct} />
      <OrderCredits credits={payments.credits} onAct={openAct} />
      <OrderActs payments={payments} onAct={openAct} />
      {act ? <OpenAct payments={payments} act={act} onDone={finishAct} /> : null}
      {done ? (
        <OutcomeAlert kind="done">
          <FormattedMessage id={`admin.payments.done.${done}`} />
        </OutcomeAlert>
      ) : null}
    </>
  );
}

interface PaymentsProps {
  readonly payments: OrderPaymentsView;
}

function Transactions({ payments, onAct }: OrderActsProps) {
  if (payments.transactions.length > 0) return <TransactionTable payments={payments} onAct={onAct} />;
  return (
    <p className={styles.words}>
      <FormattedMessage id="admin.payments.none" />
    </p>
  );
}

interface OpenActProps extends PaymentsProps {
  readonly act: PaymentAct;
  readonly onDone: () => void;
}

/** The form of what was chosen. */
function OpenAct({ payments, act, onDone }: OpenActProps) {
  return (
    <div className={styles.act}>
      <PaymentActForm
        key={`${act.action} ${act.transactionId}`}
        number={act.ofOrder ?? payments.orderNumber}
        act={act}
        begin={beginOf(payments, act)}
        onDone={onDone}
      />
    </div>
  );
}

function Sums({ payments }: PaymentsProps) {
  const sums = ['due', 'authorized', 'captured', 'refunded', 'open'] as const;
  return (
    <div className={styles.sums}>
      <DataList
        variant="sums"
        items={sums.map((sum) => ({
          key: sum,
          term: <FormattedMessage id={`admin.payments.sum.${sum}`} />,
          value: <Money amount={payments[sum]} />,
        }))}
      />
    </div>
  );
}

interface OrderActsProps extends PaymentsProps {
  readonly onAct: (act: PaymentAct) => void;
}

function OrderActs({ payments: { actions }, onAct }: OrderActsProps) {
  if (actions.length === 0) return null;
  return (
    <div className={styles.row}>
      {actions.map((action) => (
        <Button key={action} onClick={() => onAct({ action, transactionId: null })}>
          <FormattedMessage id={`admin.payments.act.${action}`} />
        </Button>
      ))}
    </div>
  );
}

/** An amount begins as all that it may be, a move as one to this order. */
function beginOf(payments: OrderPaymentsView, { action, ofOrder }: PaymentAct): Record<string, string> {
  // what stands under another order is moved to this one
  if (ofOrder) return { toOrders: payments.orderNumber };
  const most = {
    receipt: payments.open,
    capture: payments.capturable,
    refund: payments.refundable,
    'write-off': payments.open,
  };
  const amount = most[action as keyof typeof most];
  return amount ? { amount: (amount / 100).toFixed(2) } : {};
}
