import { PageHeader } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { NewCard } from '../../features/payment-methods/new-card.tsx';
import { NotYourRole } from '../../parts/not-your-role.tsx';
import { useMayInCompany } from '../../parts/use-may-in-company.ts';

/** Saves a card for later orders, without paying anything. */
export default function NewCardPage() {
  const mayKeep = useMayInCompany('keep-cards');
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="account.cards.new" />}
        lead={<FormattedMessage id="account.cards.new-lead" />}
      />
      {mayKeep ? <NewCard /> : <NotYourRole />}
    </>
  );
}
