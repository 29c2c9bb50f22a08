import type { StoreFacts } from '@gantry/contracts/schemas/catalog';
import { DataList, type DataItem } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** How to reach the store: phone, e-mail, fax, address and hours, as the store's own facts say. */
export function ContactFacts({
  store,
  hours,
}: {
  readonly store: StoreFacts;
  /** opening and closing time in words */
  readonly hours: { readonly opens: string; readonly closes: string };
}) {
  const fact = (key: string, value: DataItem['value']): DataItem => ({
    key,
    term: <FormattedMessage id={`catalog.contact.${key}`} />,
    value,
  });
  return (
    <DataList
      items={[
        ...store.phones.map((phone) => ({
          ...fact('phone', <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>),
          key: phone,
        })),
        fact('email', <a href={`mailto:${store.email}`}>{store.email}</a>),
        fact('fax', store.fax),
        fact('address', `${store.address}, ${store.locality}, ${store.region} ${store.postalCode}`),
        fact('hours', <FormattedMessage id="catalog.contact.hours-value" values={hours} />),
      ]}
    />
  );
}
