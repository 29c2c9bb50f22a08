import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { IntlMessageFormat } from 'intl-messageformat';
import { locales, type LocaleCode } from '@gantry/contracts/locales';
import { storeHours } from '@gantry/domain/business-days';
import { daySpanText } from '@gantry/domain/day-span';
import { saleUnitOf } from '@gantry/domain/sale-unit';
import { deliveryLines, type Delivery } from '@gantry/domain/delivery-lines';
import type deliveryTexts from '@gantry/domain/messages/delivery/en-US.json';
import type orderTerms from '@gantry/domain/messages/order-terms/en-US.json';
import type enUS from './messages/en-US.json';

export type DocumentMessageId = keyof typeof enUS;
type SharedId = keyof typeof orderTerms | keyof typeof deliveryTexts;
type Messages = Readonly<Record<DocumentMessageId | SharedId, string>>;

type Values = Readonly<Record<string, string>>;

/** The words, amounts, and days of documents in one language. */
export interface DocumentWords {
  readonly locale: LocaleCode;
  format(id: DocumentMessageId, values?: Values): string;
  /** what a shipping service, payment term, or way to pay is called, or how it is paid; the code where it has no name */
  term(kind: 'service' | 'term' | 'pay-by' | 'pay', code: string, values?: Values): string;
  /** @param amount minor units */
  money(amount: number): string;
  count(value: number): string;
  /** how many of which unit: `20 packages`; a unit without a word of its own stays as the catalog spells it */
  quantity(count: number, unitOfMeasure: string): string;
  /** how many pieces are in a unit: `100 per package`; empty where a unit is one piece */
  pack(packSize: number, unitOfMeasure: string): string;
  /** when a line of an offer leaves: so many business days after the order */
  leadTime(days: number): string;
  /** @param share a rate as a fraction */
  percent(share: number): string;
  /** why a tax is not the usual one; the code where there are no words for it */
  taxReason(reason: string): string;
  /** @param iso a calendar day (`2026-11-23`), or a time, whose day is the one at the store */
  day(iso: string): string;
  /** a span of days; one day where both are the same */
  days(from: string, to: string): string;
  /** when a quantity ships and arrives, a line for each part; none where nobody promises */
  delivery(delivery: Delivery): string[];
  /** what stands there instead while nothing is promised */
  readonly afterPayment: string;
  readonly countryName: (country: string) => string | undefined;
}

const require = createRequire(import.meta.url);
const written = ['en-US', 'es-US', 'fr-CA'] as const;
const readMessages = (locale: (typeof written)[number]): Messages => ({
  ...(require(`@gantry/domain/messages/delivery/${locale}.json`) as typeof deliveryTexts),
  ...(require(`@gantry/domain/messages/order-terms/${locale}.json`) as typeof orderTerms),
  ...(JSON.parse(readFileSync(new URL(`./messages/${locale}.json`, import.meta.url), 'utf8')) as typeof enUS),
});
const made = new Map<LocaleCode, DocumentWords>();

/** The words of a language; the pseudo-locale, and languages of which there are none, read English. */
export function documentWords(locale: string): DocumentWords {
  const code = locales.find((one) => one.code === locale)?.code ?? 'en-US';
  const words = made.get(code) ?? makeWords(code);
  made.set(code, words);
  return words;
}

function makeWords(locale: LocaleCode): DocumentWords {
  const language = written.find((code) => code === locale) ?? 'en-US';
  const messages = readMessages(language);
  const currency = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
  const whole = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 3 });
  const quantity = new IntlMessageFormat(messages['order.quantity'], language);
  const leadTime = new IntlMessageFormat(messages['offer.lead-time'], language);
  const pack = new IntlMessageFormat(messages['order.pack'], language);
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  const atStore = dayFormat(language, storeHours.timeZone);
  const anywhere = dayFormat(language, 'UTC');
  const days = (from: string, to: string) =>
    daySpanText(anywhere, new Date(from.slice(0, 10)), new Date(to.slice(0, 10)));
  return {
    locale,
    delivery: (delivery) =>
      deliveryLines(delivery, {
        format: (id, values) => filled(messages[id], values),
        days: ({ from, to }) => days(from, to),
        count: (value) => whole.format(value),
      }),
    afterPayment: messages['delivery.after-payment'],
    format: (id, values) => filled(messages[id], values),
    term: (kind, code, values) => filled(messages[`order.${kind}.${code}` as keyof Messages] ?? code, values),
    money: (amount) => currency.format(amount / 100),
    count: (value) => whole.format(value),
    quantity: (count, unit) => String(quantity.format({ count, unit: saleUnitOf(unit) ?? unit })),
    pack: (count, unit) => (count > 1 ? String(pack.format({ count, unit: saleUnitOf(unit) ?? unit })) : ''),
    leadTime: (days) => String(leadTime.format({ days })),
    percent: (share) => percent.format(share),
    taxReason: (reason) => messages[`tax.reason.${reason}` as keyof Messages] ?? reason,
    day: (iso) => (iso.length > 10 ? atStore : anywhere).format(new Date(iso)),
    days,
    countryName: (country) => countries.of(country),
  };
}

const filled = (message: string, values: Values = {}): string =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

const dayFormat = (language: string, timeZone: string) =>
  new Intl.DateTimeFormat(language, { timeZone, year: 'numeric', month: 'short', day: 'numeric' });
