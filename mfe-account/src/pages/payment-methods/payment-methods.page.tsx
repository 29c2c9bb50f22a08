import { newCardPath } from '@gantry/contracts/addresses/account';
import { EmptyState, LinkButton, PageHeader } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { usePaymentsListMethodsQuery } from '../../api/payment-methods.endpoints.ts';
import { SavedCard } from '../../features/payment-methods/saved-card.tsx';
import { NotYourRole } from '../../parts/not-your-role.tsx';
import { useMayInCompany } from '../../parts/use-may-in-company.ts';
import styles from '../../parts/cards.module.css';

export { loader } from './payment-methods.loader.ts';

/** Cards the account has saved: which is chosen at first, and to forget. */
export default function PaymentMethodsPage() {
  const { data: cards } = usePaymentsListMethodsQuery();
  const mayKeep = useMayInCompany('keep-cards');
  if (!cards) return null;
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="account.cards.heading" />}
        lead={<FormattedMessage id="account.cards.lead" />}
      />
      {mayKeep ? (
        <p>
          <LinkButton to={newCardPath()}>
            <FormattedMessage id="account.cards.add" />
          </LinkButton>
        </p>
      ) : (
        <NotYourRole />
      )}
      {cards.length === 0 ? (
        <EmptyState title={<FormattedMessage id="account.cards.empty" />}>
          {mayKeep ? <FormattedMessage id="account.cards.empty-hint" /> : null}
        </EmptyState>
      ) : (
        <ul className={styles.cards}>
          {cards.map((card) => (
            <SavedCard key={card.id} card={card} mayKeep={mayKeep} />
          ))}
        </ul>
      )}
    </>
  );
}
