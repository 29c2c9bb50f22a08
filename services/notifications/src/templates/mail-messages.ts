import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { storeHours, yearAtStore } from '@gantry/domain/business-days';
import { promisedDaysText } from '@gantry/domain/day-span';
import type companyRoles from '@gantry/domain/messages/company-roles/en-US.json';
import type delivery from '@gantry/domain/messages/delivery/en-US.json';
import type orderTerms from '@gantry/domain/messages/order-terms/en-US.json';
import type orderStatus from '@gantry/domain/messages/order-status/en-US.json';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import { lineWording } from '@gantry/domain/statuses/wording';
import type enUS from '../messages/en-US.json';

export type MessageId = keyof typeof enUS;
type SharedId =
  keyof typeof orderStatus | keyof typeof orderTerms | keyof typeof delivery | keyof typeof companyRoles;
type Messages = Readonly<Record<MessageId | SharedId, string>>;

const require = createRequire(import.meta.url);
/** The messages of our mails with what customers read for a status, a role, and days of delivery on the pages too. */
const readMessages = (locale: string): Messages => ({
  ...(require(`@gantry/domain/messages/company-roles/${locale}.json`) as typeof companyRoles),
  ...(require(`@gantry/domain/messages/delivery/${locale}.json`) as typeof delivery),
  ...(require(`@gantry/domain/messages/order-status/${locale}.json`) as typeof orderStatus),
  ...(require(`@gantry/domain/messages/order-terms/${locale}.json`) as typeof orderTerms),
  ...(JSON.parse(
    readFileSync(new URL(`../messages/${locale}.json`, import.meta.url), 'utf8'),
  ) as typeof enUS),
});
const english = readMessages('en-US');
const languages: Readonly<Record<string, Messages>> = {
  'en-US': english,
  'es-US': readMessages('es-US'),
  'fr-CA': readMessages('fr-CA'),
};
const prefixes: Readonly<Record<string, string>> = { 'es-US': '/es', 'fr-CA': '/fr' };

/** The messages of one language; another language than ours reads English. */
export interface MailMessages {
  readonly locale: string;
  /** first path segment of links in this language */
  readonly prefix: string;
  format(
    id: MessageId | Exclude<SharedId, keyof typeof orderStatus>,
    values?: Readonly<Record<string, string>>,
  ): string;
  /** whether there is a message of this id, for ids made of data */
  has(id: string): boolean;
  /** what the customer reads for a status of a line */
  status(status: LineStatus): string;
  money(amount: number): string;
  /** a calendar day (`2026-11-23`), or the day of a time at the store */
  day(iso: string): string;
  /** a promised span of calendar days: Nov 23 – 25 */
  days(span: { readonly from: string; readonly to: string }): string;
  readonly countryName: (country: string) => string | undefined;
}

/** Numbers of records are lower case in addresses, and capitals wherever somebody reads them. */
const shown = (name: string, value = ''): string => (name === 'number' ? value.toUpperCase() : value);

/** The messages of a language. */
export function messagesFor(locale: string): MailMessages {
  const known = Object.hasOwn(languages, locale) ? locale : 'en-US';
  const messages = languages[known] ?? english;
  const currency = new Intl.NumberFormat(known, { style: 'currency', currency: 'USD' });
  const format: MailMessages['format'] = (id, values: Readonly<Record<string, string>> = {}) =>
    messages[id].replace(/\{(\w+)\}/g, (_, name: string) => shown(name, values[name]));
  const has = (id: string) => Object.hasOwn(english, id);
  const dayFormat = (timeZone: string) => new Intl.DateTimeFormat(known, { dateStyle: 'long', timeZone });
  const atStore = dayFormat(storeHours.timeZone);
  const anywhere = dayFormat('UTC');
  const shortDay = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  const short = new Intl.DateTimeFormat(known, shortDay);
  const withYear = new Intl.DateTimeFormat(known, { ...shortDay, year: 'numeric' });
  const countries = new Intl.DisplayNames(known, { type: 'region' });
  return {
    locale: known,
    prefix: prefixes[known] ?? '',
    format,
    has,
    status: (status) => messages[lineWording(status) as keyof Messages] ?? status,
    money: (amount) => currency.format(amount / 100),
    day: (iso) => (iso.length > 10 ? atStore : anywhere).format(new Date(iso)),
    days: (span) => promisedDaysText({ short, withYear }, span, yearAtStore(new Date())),
    countryName: (country) => countries.of(country),
  };
}
