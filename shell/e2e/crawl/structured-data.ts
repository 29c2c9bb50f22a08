type Data = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string' && value.trim() !== '';
const address: Check = (value) => text(value) && URL.canParse(value as string);
const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check);
const typed =
  (...types: string[]): Check =>
  (value) =>
    typeof value === 'object' && value !== null && types.includes((value as Data)['@type'] as string);
const matches =
  (pattern: RegExp): Check =>
  (value) =>
    text(value) && pattern.test(value as string);
const availability = matches(
  /^https:\/\/schema\.org\/(?:BackOrder|Discontinued|InStock|InStoreOnly|LimitedAvailability|MadeToOrder|OnlineOnly|OutOfStock|PreOrder|PreSale|Reserved|SoldOut)$/,
);
const time = matches(/^\d{2}:\d{2}$/);
const positive: Check = (value) => Number.isFinite(Number(value)) && Number(value) >= 0;

/** Fields schema.org and search engines ask for, by type, and what stands in them. A `?` marks one that may be missing. */
const shapes: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  WebPage: { name: text, url: address, inLanguage: matches(/^[a-z]{2}-[A-Z]{2}$/), 'description?': text },
  Store: {
    '@id': address,
    name: text,
    url: address,
    telephone: text,
    address: typed('PostalAddress'),
    openingHoursSpecification: typed('OpeningHoursSpecification'),
    'priceRange?': text,
  },
  Organization: {
    '@id': address,
    name: text,
    url: address,
    address: typed('PostalAddress'),
    'contactPoint?': list(typed('ContactPoint')),
  },
  PostalAddress: {
    streetAddress: text,
    addressLocality: text,
    addressRegion: text,
    postalCode: text,
    addressCountry: matches(/^[A-Z]{2}$/),
  },
  OpeningHoursSpecification: { dayOfWeek: list(text), opens: time, closes: time },
  ContactPoint: { telephone: text, contactType: text },
  BreadcrumbList: { itemListElement: list(typed('ListItem')) },
  ListItem: { position: (value) => Number.isInteger(value), name: text, item: address },
  Product: {
    name: text,
    sku: text,
    'mpn?': text,
    'gtin?': matches(/^\d{8,14}$/),
    'image?': (value) => address(value) || list(address)(value),
    'brand?': typed('Brand'),
    'offers?': typed('Offer'),
    'aggregateRating?': typed('AggregateRating'),
    'review?': list(typed('Review')),
  },
  Brand: { name: text },
  Offer: {
    availability,
    'price?': matches(/^\d+\.\d{2}$/),
    'priceCurrency?': matches(/^[A-Z]{3}$/),
    'url?': address,
  },
  AggregateRating: { ratingValue: positive, reviewCount: (value) => Number(value) > 0 },
  Review: { reviewRating: typed('Rating'), author: typed('Person', 'Organization') },
  Rating: { ratingValue: positive },
  Person: { name: text },
};

/** The structured data of a page. @throws SyntaxError when it is no JSON */
function structuredDataOf(html: string): Data[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, block = '']) => JSON.parse(block) as Data);
}

/** What is wrong with one object and those in it. */
function problemsOfData(data: Data, place = ''): string[] {
  const type = data['@type'];
  const shape = shapes[type as string];
  if (!shape) return [`${place}: the type ${String(type)} is not known`];
  const own = Object.entries(shape).flatMap(([field, check]) => {
    const isOptional = field.endsWith('?');
    const value = data[isOptional ? field.slice(0, -1) : field];
    if (value === undefined ? isOptional : check(value)) return [];
    return [`${place}${String(type)}.${field}: ${JSON.stringify(value)}`];
  });
  // a price is worth nothing without its currency
  if (type === 'Offer' && 'price' in data !== 'priceCurrency' in data)
    own.push(`${place}Offer: price without currency`);
  const inner = Object.entries(data).flatMap(([field, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one: unknown) =>
      typeof one === 'object' && one !== null
        ? problemsOfData(one as Data, `${place}${String(type)}.${field} > `)
        : [],
    ),
  );
  return [...own, ...inner];
}

/** What is wrong with a page's structured data as a whole: every page has its web page and its store, once. */
export function structuredProblems(html: string): string[] {
  const all = structuredDataOf(html);
  const missing = ['WebPage', 'Store'].flatMap((wanted) => {
    const found = all.filter((data) => data['@type'] === wanted).length;
    return found === 1 ? [] : [`${found} of ${wanted}`];
  });
  const foreign = all
    .filter((data) => data['@context'] !== 'https://schema.org')
    .map(() => 'another context');
  return [...missing, ...foreign, ...all.flatMap((data) => problemsOfData(data))];
}
