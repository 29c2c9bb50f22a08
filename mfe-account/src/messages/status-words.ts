import type { LocaleCode } from '@gantry/contracts/locales';

type Texts = Readonly<Record<string, string>>;
type Chunk = Promise<{ readonly default: Texts }>;

/** What customers read for statuses in a language, in the same words as in their mails. */
export async function statusWords(locale: LocaleCode): Promise<Texts> {
  const [orders, quotes] = await Promise.all([orderStatus(locale), quoteStatus(locale)]);
  return { ...orders.default, ...quotes.default };
}

function orderStatus(locale: LocaleCode): Chunk {
  switch (locale) {
    case 'es-US':
      return import(
        /* webpackChunkName: "messages-es-US" */ '@gantry/contracts/messages/order-status/es-US.json'
      );
    case 'fr-CA':
      return import(
        /* webpackChunkName: "messages-fr-CA" */ '@gantry/contracts/messages/order-status/fr-CA.json'
      );
    default:
      return import(
        /* webpackChunkName: "messages-en-US" */ '@gantry/contracts/messages/order-status/en-US.json'
      );
  }
}

function quoteStatus(locale: LocaleCode): Chunk {
  switch (locale) {
    case 'es-US':
      return import(
        /* webpackChunkName: "messages-es-US" */ '@gantry/contracts/messages/quote-status/es-US.json'
      );
    case 'fr-CA':
      return import(
        /* webpackChunkName: "messages-fr-CA" */ '@gantry/contracts/messages/quote-status/fr-CA.json'
      );
    default:
      return import(
        /* webpackChunkName: "messages-en-US" */ '@gantry/contracts/messages/quote-status/en-US.json'
      );
  }
}
