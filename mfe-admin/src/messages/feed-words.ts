import type { FeedWords } from '@gantry/contracts/feed-words';
import type { LocaleCode } from '@gantry/contracts/locales';

/** What is said of a feed in a language, in the same words as in the files the service writes. */
export async function feedWords(locale: LocaleCode): Promise<FeedWords> {
  switch (locale) {
    case 'es-US':
      return (await import(/* webpackChunkName: "messages-es-US" */ '@gantry/contracts/feed-words/es-US'))
        .feedWords;
    case 'fr-CA':
      return (await import(/* webpackChunkName: "messages-fr-CA" */ '@gantry/contracts/feed-words/fr-CA'))
        .feedWords;
    default:
      return (await import(/* webpackChunkName: "messages-en-US" */ '@gantry/contracts/feed-words/en-US'))
        .feedWords;
  }
}
