import { EmptyState, PageHeader } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { usePaymentsListMethodsQuery } from '../../api/payment-methods.endpoints.ts';
import { SavedCard } from '../../features/payment-methods/saved-card.tsx';
import styles from '../../parts/cards.module.css';

export { loader } from './payment-methods.loader.ts';

/** Cards the account has saved: which is chosen at first, and to forget. */
export default function PaymentMethodsPage() {
  const { data: cards } = usePaymentsListMethodsQuery();
  if (!cards) return null;
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="account.cards.heading" />}
        lead={<FormattedMessage id="account.cards.lead" />}
      />
      {cards.length === 0 ? (
        <EmptyState title={<FormattedMessage id="account.cards.empty" />}>
          <FormattedMessage id="account.cards.empty-hint" />
        </EmptyState>
      ) : (
        <ul className={styles.cards}>
          {cards.map((card) => (
            <SavedCard key={card.id} card={card} />
          ))}
        </ul>
      )}
    </>
  );
}
