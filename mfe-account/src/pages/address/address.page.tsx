import type { SavedAddress } from '@gantry/contracts/schemas/address';
import { Button, EmptyState, PageHeader } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useIdentityListAddressesQuery } from '../../api/identity.endpoints.ts';
import { AddressCard } from '../../features/addresses/address-card.tsx';
import { AddressForm } from '../../features/addresses/address-form.tsx';
import styles from '../../features/addresses/addresses.module.css';
import { NotYourRole } from '../../parts/not-your-role.tsx';
import { useMayInCompany } from '../../parts/use-may-in-company.ts';
import cardStyles from '../../parts/cards.module.css';

export { loader } from './address.loader.ts';

/** The address book. */
export default function AddressPage() {
  const { data: book } = useIdentityListAddressesQuery();
  const [edited, setEdited] = useState<string | null>(null);
  const mayKeep = useMayInCompany('keep-addresses');
  if (!book) return null;
  const close = () => setEdited(null);
  if (edited !== null) {
    const saved = book.find((one) => one.id === edited);
    return (
      <div className={styles.form}>
        <PageHeader
          title={<FormattedMessage id={saved ? 'account.address.edit-title' : 'account.address.add'} />}
        />
        <AddressForm saved={saved} onDone={close} />
      </div>
    );
  }
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="account.address.heading" />}
        actions={
          mayKeep ? (
            <Button variant="primary" onClick={() => setEdited('new')}>
              <FormattedMessage id="account.address.add" />
            </Button>
          ) : null
        }
      />
      {mayKeep ? null : <NotYourRole />}
      <Book book={book} edit={mayKeep ? setEdited : null} />
    </>
  );
}

interface BookProps {
  readonly book: readonly SavedAddress[];
  /** null where the visitor's role in their company leaves the book to others */
  readonly edit: ((id: string) => void) | null;
}

/** The addresses as cards, or why there are none. */
function Book({ book, edit }: BookProps) {
  return book.length === 0 ? (
    <EmptyState title={<FormattedMessage id="account.address.empty" />}>
      {edit ? <FormattedMessage id="account.address.empty-hint" /> : null}
    </EmptyState>
  ) : (
    <ul className={cardStyles.cards}>
      {book.map((saved) => (
        <AddressCard key={saved.id} saved={saved} onEdit={edit && (() => edit(saved.id))} />
      ))}
    </ul>
  );
}
