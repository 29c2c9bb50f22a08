import { localizedPath, type LocaleCode } from '@gantry/contracts/locales';
import type { StoreFacts } from '@gantry/contracts/schemas/catalog';

export interface StructuredInput {
  readonly name: string;
  readonly description: string;
  readonly canonical: string;
  readonly origin: string;
  readonly locale: LocaleCode;
  readonly path: string;
  readonly store: StoreFacts | null;
}

const context = 'https://schema.org';
/** Address of the page that says how to reach the store, without locale. */
export const contactPath = '/help-section/contact-us';

/** Every page says what page it is and what store it is in; the contact page also what organization (specification §2). */
export function structuredData(input: StructuredInput): object[] {
  const { name, description, canonical, locale, store, path } = input;
  const page = {
    '@context': context,
    '@type': 'WebPage',
    name,
    description,
    url: canonical,
    inLanguage: locale,
  };
  if (!store) return [page];
  const business = localBusiness(store, input.origin);
  return path === contactPath ? [page, business, organization(store, input.origin)] : [page, business];
}

/** Fields that hold the address of a page of the shop; those of `image` are files, which have no language. */
const pageFields = new Set(['item', 'url', '@id']);

/** Structured data of a page with its paths written as whole addresses, as search engines want them. */
export function withAddresses<Data>(data: Data, origin: string, locale: LocaleCode, field = ''): Data {
  if (Array.isArray(data))
    return data.map((one) => withAddresses<unknown>(one, origin, locale, field)) as Data;
  if (typeof data === 'object' && data !== null) {
    const parts = Object.entries(data).map(([name, value]) => [
      name,
      withAddresses<unknown>(value, origin, locale, name),
    ]);
    return Object.fromEntries(parts) as Data;
  }
  if (typeof data !== 'string' || !data.startsWith('/')) return data;
  if (pageFields.has(field)) return (origin + localizedPath(data, locale)) as Data;
  return (field === 'image' ? origin + data : data) as Data;
}

function localBusiness(store: StoreFacts, origin: string): object {
  return {
    '@context': context,
    '@type': 'Store',
    '@id': `${origin}/#store`,
    name: store.title,
    url: origin,
    telephone: store.phones[0],
    faxNumber: store.fax,
    email: store.email,
    priceRange: store.priceRange,
    address: addressOf(store),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: store.hours.opens,
      closes: store.hours.closes,
    },
  };
}

function organization(store: StoreFacts, origin: string): object {
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: store.fullTitle,
    url: origin,
    email: store.email,
    address: addressOf(store),
    contactPoint: store.phones.map((telephone) => ({
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone,
    })),
  };
}

function addressOf(store: StoreFacts): object {
  return {
    '@type': 'PostalAddress',
    streetAddress: store.address,
    addressLocality: store.locality,
    addressRegion: store.region,
    postalCode: store.postalCode,
    addressCountry: store.country,
  };
}
