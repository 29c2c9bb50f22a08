import { addressLines } from '@gantry/contracts/address-lines';
import type { Address } from '@gantry/contracts/schemas/address';
import { useIntl } from 'react-intl';
import styles from './address-lines.module.css';

/** An address as it stands on a parcel. */
export function AddressLines({ address }: { readonly address: Address }) {
  const intl = useIntl();
  const countryName = (country: string) => intl.formatDisplayName(country, { type: 'region' });
  return (
    <address className={styles.address}>
      {addressLines(address, countryName).map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </address>
  );
}
