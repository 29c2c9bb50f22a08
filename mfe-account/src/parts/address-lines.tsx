import type { Address } from '@gantry/contracts/schemas/address';
import { useIntl } from 'react-intl';
import styles from './address-lines.module.css';

/** An address as it stands on a parcel. */
export function AddressLines({ address }: { readonly address: Address }) {
  const intl = useIntl();
  const { attention, company, line1, line2, city, region, postalCode, country } = address;
  const isHome = country === 'US';
  const countryName =
    isHome || country === 'other' ? null : intl.formatDisplayName(country, { type: 'region' });
  const lines = [
    attention,
    company,
    line1,
    line2,
    `${city}, ${[region, postalCode].filter(Boolean).join(' ')}`,
  ];
  return (
    <address className={styles.address}>
      {[...lines, countryName].filter(Boolean).map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </address>
  );
}
