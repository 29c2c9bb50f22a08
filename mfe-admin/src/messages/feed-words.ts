import type { LocaleCode } from '@gantry/contracts/locales';

type Texts = Readonly<Record<string, string>>;

/** What is said of a feed in a language, in the same words as in the files the service writes. */
export async function feedWords(locale: LocaleCode): Promise<Texts> {
  switch (locale) {
    case 'es-US':
      return (await import(/* webpackChunkName: "messages-es-US" */ '@gantry/contracts/messages/es-US.json'))
        .default;
    case 'fr-CA':
      return (await import(/* webpackChunkName: "messages-fr-CA" */ '@gantry/contracts/messages/fr-CA.json'))
        .default;
    default:
      return (await import(/* webpackChunkName: "messages-en-US" */ '@gantry/contracts/messages/en-US.json'))
        .default;
  }
}
