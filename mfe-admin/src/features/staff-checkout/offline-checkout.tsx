import { failureOf, newKey, withKey } from '@gantry/api-client';
import { adminCardCustomPath, adminCardPath } from '@gantry/contracts/addresses/admin';
import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { Button, LinkButton } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useSalesSendPaymentLinkMutation } from '../../api/staff-checkout.endpoints.ts';
import { OutcomeAlert, refusalText } from '../../parts/outcome-alert.tsx';
import { CheckoutFacts } from './checkout-facts.tsx';
import styles from './staff-checkout.module.css';

/** An order that a customer pays by telephone, by link, or by check and transfer: what staff do about it. */
export function OfflineCheckout({ order }: { readonly order: AdminOrder }) {
  const [send, { data, error, isLoading }] = useSalesSendPaymentLinkMutation();
  const { number } = order;
  const sendLink = () => void send(withKey({ params: { number }, body: {} }, newKey()));
  return (
    <div className={styles.page}>
      <CheckoutFacts order={order} />
      {order.awaitsPayment ? (
        <>
          <div className={styles.actions}>
            <LinkButton variant="primary" to={adminCardPath(number)}>
              <FormattedMessage id="admin.checkout.take-card" />
            </LinkButton>
            <LinkButton to={adminCardCustomPath(number)}>
              <FormattedMessage id="admin.checkout.take-part" />
            </LinkButton>
            <Button onClick={sendLink} aria-disabled={isLoading || undefined}>
              <FormattedMessage id="admin.checkout.send-link" />
            </Button>
          </div>
          <p className={styles.soft}>
            <FormattedMessage id="admin.checkout.offline-hint" />
          </p>
        </>
      ) : (
        <p className={styles.soft}>
          <FormattedMessage id="admin.checkout.nothing-due" />
        </p>
      )}
      <LinkOutcome email={data?.email} error={error} />
    </div>
  );
}

function LinkOutcome({ email, error }: { readonly email: string | undefined; readonly error: unknown }) {
  if (error) {
    return (
      <OutcomeAlert kind="refused">
        <FormattedMessage id={refusalText('admin.checkout.refused', failureOf(error))} />
      </OutcomeAlert>
    );
  }
  if (!email) return null;
  return (
    <OutcomeAlert kind="done">
      <FormattedMessage id="admin.checkout.link-sent" values={{ email }} />
    </OutcomeAlert>
  );
}
