import { DataList, type DataItem } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useCatalogGetStoreQuery } from './store.endpoints.ts';

/** How to reach the store: address, phone, fax, e-mail and hours, as the store's own facts say. */
export function ContactFacts() {
  const { data: store } = useCatalogGetStoreQuery();
  if (!store) return null;
  const fact = (key: string, value: DataItem['value']): DataItem => ({
    key,
    term: <FormattedMessage id={`catalog.help.contact.${key}`} />,
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
      ]}
    />
  );
}
