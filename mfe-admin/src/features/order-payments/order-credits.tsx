import type { CustomerCredit } from '@gantry/contracts/schemas/payment';
import { Alert, Button, Money } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import styles from './order-payments.module.css';
import type { PaymentAct } from './use-payment-act.ts';

export interface OrderCreditsProps {
  readonly credits: readonly CustomerCredit[];
  readonly onAct: (act: PaymentAct) => void;
}

/** What the customer, or the company the order is for, has as credit under other orders, while this one owes something. */
export function OrderCredits({ credits, onAct }: OrderCreditsProps) {
  const [first] = credits;
  if (!first) return null;
  const title = first.owner === 'company' ? 'admin.payments.credits.company' : 'admin.payments.credits';
  return (
    <Alert tone="note" title={<FormattedMessage id={title} />}>
      {credits.map(({ transactionId, orderNumber, amount }) => (
        <div key={transactionId} className={styles.row}>
          <span>
            <FormattedMessage
              id="admin.payments.credit-of"
              values={{ amount: <Money amount={amount} />, order: orderNumber.toUpperCase() }}
            />
          </span>
          <Button
            size="small"
            onClick={() => onAct({ action: 'match', transactionId, ofOrder: orderNumber })}
          >
            <FormattedMessage id="admin.payments.credit-use-button" />
          </Button>
        </div>
      ))}
    </Alert>
  );
}
