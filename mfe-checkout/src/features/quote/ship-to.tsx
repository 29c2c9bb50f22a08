import type { AddressInput } from '@gantry/contracts/schemas/address';
import { AddressFields } from '@gantry/forms/address-fields';
import { useFormValue } from '@gantry/forms/form-values';
import { Disclosure } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import type { OpenAddresses } from '../../api/use-address-book.ts';
import { addressLine } from '../../parts/address-line.ts';
import { AddressBook } from '../../parts/address-book.tsx';
import styles from './quote.module.css';

/** Where the goods would go, so that shipping and tax can be quoted; it may be left out. */
export function ShipTo({ open }: { readonly open: OpenAddresses }) {
  const shipTo = useFormValue<Partial<AddressInput>>('shipTo');
  const line = addressLine(shipTo);
  return (
    <section className={styles.section} aria-labelledby="quote-ship-to">
      <h2 id="quote-ship-to">
        <FormattedMessage id="checkout.quote.ship-to" />
      </h2>
      {line ? <p className={styles.soft}>{line}</p> : null}
      <Disclosure
        summary={
          <FormattedMessage id={line ? 'checkout.quote.change-address' : 'checkout.quote.enter-address'} />
        }
      >
        <div className={styles.fields}>
          <AddressBook open={open} name="shipTo" />
          <AddressFields name="shipTo" section="shipping" />
        </div>
      </Disclosure>
    </section>
  );
}
