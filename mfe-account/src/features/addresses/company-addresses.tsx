import type { SavedAddress } from '@gantry/contracts/schemas/address';
import { Button } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import cardStyles from '../../parts/cards.module.css';
import { AddressCard } from './address-card.tsx';
import { AddressForm } from './address-form.tsx';
import { AddressRuleForm } from './address-rule-form.tsx';
import styles from './addresses.module.css';

export interface CompanyAddressesProps {
  /** those of the company */
  readonly addresses: readonly SavedAddress[];
  /** whether its orders go to these only */
  readonly areOnlyOnes: boolean;
  /** whether the reader changes them */
  readonly isManaged: boolean;
}

/** The addresses a company keeps for its people, and whether its orders go to these only. */
export function CompanyAddresses({ addresses, areOnlyOnes, isManaged }: CompanyAddressesProps) {
  if (!isManaged && addresses.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="company-addresses-title">
      <h2 id="company-addresses-title">
        <FormattedMessage id="account.address.company" />
      </h2>
      <p className={styles.soft}>
        <FormattedMessage id={`account.address.company.${isManaged ? 'about' : 'is'}`} />
      </p>
      {isManaged ? (
        <>
          <ManagedBook addresses={addresses} />
          <AddressRuleForm areOnlyOnes={areOnlyOnes} />
        </>
      ) : (
        <>
          <Cards addresses={addresses} edit={null} />
          {areOnlyOnes ? <OnlyOnes /> : null}
        </>
      )}
    </section>
  );
}

/** That orders go to these only, for whoever does not decide it. */
const OnlyOnes = () => (
  <p className={styles.soft}>
    <FormattedMessage id="account.address.company.only-is" />
  </p>
);

/** The addresses with what changes them; the form takes their place while an entry is edited. */
function ManagedBook({ addresses }: Pick<CompanyAddressesProps, 'addresses'>) {
  const [edited, setEdited] = useState<string | null>(null);
  if (edited !== null) {
    const saved = addresses.find(({ id }) => id === edited);
    return (
      <div className={styles.form}>
        <h3>
          <FormattedMessage id={saved ? 'account.address.edit-title' : 'account.address.company.add'} />
        </h3>
        <AddressForm owner="company" saved={saved} onDone={() => setEdited(null)} />
      </div>
    );
  }
  return (
    <>
      <Cards addresses={addresses} edit={setEdited} />
      <div>
        <Button onClick={() => setEdited('new')}>
          <FormattedMessage id="account.address.company.add" />
        </Button>
      </div>
    </>
  );
}

interface CardsProps extends Pick<CompanyAddressesProps, 'addresses'> {
  readonly edit: ((id: string) => void) | null;
}

function Cards({ addresses, edit }: CardsProps) {
  if (addresses.length === 0) return null;
  return (
    <ul className={cardStyles.cards}>
      {addresses.map((saved) => (
        <AddressCard key={saved.id} heading="h3" saved={saved} onEdit={edit && (() => edit(saved.id))} />
      ))}
    </ul>
  );
}
