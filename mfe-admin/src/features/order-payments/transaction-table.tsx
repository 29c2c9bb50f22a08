import type { OrderPaymentsView, TransactionView } from '@gantry/contracts/schemas/payment';
import { useFormats } from '@gantry/i18n/formats';
import { Button, Money } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';
import styles from './order-payments.module.css';
import type { PaymentAct } from './use-payment-act.ts';

export interface TransactionTableProps {
  readonly payments: OrderPaymentsView;
  readonly onAct: (act: PaymentAct) => void;
}

/** Every transaction of an order with where it stands, in words, and what may be done about it. */
export function TransactionTable({ payments, onAct }: TransactionTableProps) {
  const { time } = useFormats();
  const isActing = payments.transactions.some(({ actions }) => actions.length > 0);
  const columns: readonly Column<TransactionView>[] = [
    { key: 'type', isRowHead: true, cell: (row) => <TransactionName row={row} /> },
    { key: 'status', cell: (row) => <TransactionStatus row={row} /> },
    {
      key: 'amount',
      numeric: true,
      tight: true,
      unit: payments.currency,
      cell: ({ amount, received }) => <Money amount={received ?? amount} />,
    },
    { key: 'when', tight: true, cell: ({ createdAt }) => time(createdAt) },
    ...(isActing ? [{ key: 'acts', cell: (row: TransactionView) => <Acts row={row} onAct={onAct} /> }] : []),
  ];
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.payments.transactions" />}
      headId={(key) => `admin.payments.column.${key}`}
      columns={columns}
      rows={payments.transactions}
      rowKey={({ id }) => id}
    />
  );
}

function TransactionName({ row: { type, service, method, reference } }: { readonly row: TransactionView }) {
  return (
    <>
      <FormattedMessage id={`admin.payments.type.${type}`} />
      <span className={styles.soft}>
        {method ? (
          `${method.brand}${method.last4 ? ` ···· ${method.last4}` : ''}`
        ) : (
          <FormattedMessage id={`order.pay-by.${service}`} />
        )}
        {reference ? ` · ${reference}` : ''}
      </span>
    </>
  );
}

function TransactionStatus({ row }: { readonly row: TransactionView }) {
  const { time } = useFormats();
  const { status, reasonCode, note, capturable, authorizedUntil } = row;
  return (
    <>
      <FormattedMessage id={`admin.transaction-status.${status}`} />
      {reasonCode ? (
        <span className={styles.soft}>
          <FormattedMessage id={`admin.payments.reason.${reasonCode}`} />
        </span>
      ) : null}
      {capturable > 0 && authorizedUntil ? (
        <span className={styles.soft}>
          <FormattedMessage id="admin.payments.until" values={{ when: time(authorizedUntil) }} />
        </span>
      ) : null}
      {note ? <span className={styles.soft}>{note}</span> : null}
    </>
  );
}

interface ActsProps {
  readonly row: TransactionView;
  readonly onAct: (act: PaymentAct) => void;
}

function Acts({ row: { id, actions }, onAct }: ActsProps) {
  return (
    <div className={styles.row}>
      {actions.map((action) => (
        <Button key={action} size="small" onClick={() => onAct({ action, transactionId: id })}>
          <FormattedMessage id={`admin.payments.act.${action}`} />
        </Button>
      ))}
    </div>
  );
}
