import { paymentPath, type PayableAddress } from '@gantry/contracts/addresses/checkout';
import { ActionForm } from '@gantry/forms/action-form';
import { CardFields } from '@gantry/forms/card-fields';
import { useFormats } from '@gantry/i18n/formats';
import { Button } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { CardChoices } from './card-choices.tsx';
import styles from './payment.module.css';
import type { PaymentProblem } from './payment-problem.ts';
import { PaymentText } from './payment-text.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { useCardPayment } from './use-card-payment.ts';

interface PayByCardProps {
  readonly payable: PayableAddress;
  readonly refused: PaymentProblem | undefined;
  /** a wallet is offered too */
  readonly hasWallet: boolean;
  /** it turned out that everything is paid */
  readonly onNothingDue: () => void;
}

/** The card: one that was saved, or a new one in the provider's own fields; the button says what it costs. */
export function PayByCard({ payable, refused, hasWallet, onNothingDue }: PayByCardProps) {
  const card = useCardPayment(payable, refused, onNothingDue);
  const { problem, choice, element, amount, isBusy } = card;
  // it could not be begun, so there is nothing to enter
  const isStuck = problem !== undefined && amount === undefined;
  if (problem === 'nothing-due') return <ProblemNotice problem={problem} payable={payable} />;
  return (
    <ActionForm
      className={styles.form}
      aria-busy={isBusy}
      onAct={() => {
        if (card.canPay) void card.pay();
      }}
    >
      {problem ? <ProblemNotice problem={problem} payable={payable} /> : null}
      <CardChoices choice={choice} choose={card.choose} />
      {choice.savedMethodId === null && !isStuck ? <CardFields element={element} /> : null}
      <noscript>
        <FormattedMessage id="checkout.payment.needs-scripts" />
      </noscript>
      <div className={styles.actions}>
        <PayButton amount={amount} isDisabled={!card.canPay || isBusy} />
        {problem === 'provider-away' ? (
          <Button onClick={card.restart}>
            <FormattedMessage id="checkout.payment.again" />
          </Button>
        ) : null}
        {hasWallet ? (
          <Link to={paymentPath('paypal-express-checkout', payable)}>
            <FormattedMessage id="checkout.payment.by-wallet" />
          </Link>
        ) : null}
      </div>
      <p className={styles.soft}>
        <PaymentText id="card-safe" payable={payable} />
      </p>
    </ActionForm>
  );
}

interface PayButtonProps {
  /** minor units; undefined until the server has said it */
  readonly amount: number | undefined;
  readonly isDisabled: boolean;
}

/** Says what it costs. */
function PayButton({ amount, isDisabled }: PayButtonProps) {
  const { money } = useFormats();
  return (
    <Button type="submit" variant="primary" aria-disabled={isDisabled || undefined}>
      {amount === undefined ? (
        <FormattedMessage id="checkout.payment.pay" />
      ) : (
        <FormattedMessage id="checkout.payment.pay-total" values={{ total: money(amount) }} />
      )}
    </Button>
  );
}
