import { useUser } from '@gantry/api-client';
import { myCompanyPath } from '@gantry/contracts/addresses/account';
import type { SavedAddress } from '@gantry/contracts/schemas/address';
import { mayActInCompany } from '@gantry/domain/company-roles';
import { Button, EmptyState, PageHeader } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useIdentityListAddressesQuery } from '../../api/identity.endpoints.ts';
import { AddressCard } from '../../features/addresses/address-card.tsx';
import { AddressForm } from '../../features/addresses/address-form.tsx';
import styles from '../../features/addresses/addresses.module.css';
import { NotYourRole } from '../../parts/not-your-role.tsx';
import { useMayInCompany } from '../../parts/use-may-in-company.ts';
import cardStyles from '../../parts/cards.module.css';

export { loader } from './address.loader.ts';

/** The address book: one's own entries to change, and those of the company to read. */
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
        <AddressForm owner="self" saved={saved} onDone={close} />
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
      {book.some(({ isOfCompany }) => isOfCompany) ? <WhoKeeps /> : null}
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
        <AddressCard
          key={saved.id}
          heading="h2"
          saved={saved}
          onEdit={edit && !saved.isOfCompany ? () => edit(saved.id) : null}
        />
      ))}
    </ul>
  );
}

/** Where the addresses of the company are changed: by its admins, on its page. */
function WhoKeeps() {
  const isAdmin = mayActInCompany('manage-people', useUser()?.companyRole);
  return (
    <p className={styles.keepers}>
      <FormattedMessage
        id={`account.address.company.${isAdmin ? 'kept-there' : 'kept-by-admins'}`}
        values={{ link: (words) => <Link to={myCompanyPath()}>{words}</Link> }}
      />
    </p>
  );
}
