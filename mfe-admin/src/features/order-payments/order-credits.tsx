import type { CustomerCredit } from '@gantry/contracts/schemas/payment';
import { Alert, Button, Money } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import styles from './order-payments.module.css';
import type { PaymentAct } from './use-payment-act.ts';

export interface OrderCreditsProps {
  readonly credits: readonly CustomerCredit[];
  readonly onAct: (act: PaymentAct) => void;
}

/** What the customer has as credit under their other orders, while this one owes something. */
export function OrderCredits({ credits, onAct }: OrderCreditsProps) {
  if (credits.length === 0) return null;
  return (
    <Alert tone="note" title={<FormattedMessage id="admin.payments.credits" />}>
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
