import type { LocaleCode } from '@gantry/contracts/locales';

type Texts = Readonly<Record<string, string>>;

/** Texts in the languages they are written in, each a chunk of its own. */
export type MessageSource = Readonly<
  Record<Exclude<LocaleCode, 'en-XA'>, () => Promise<{ readonly default: Texts }>>
>;

/**
 * Brings texts of several sources together, those of a later one before those of an earlier. The pseudo-locale gets the
 * English ones, of which the shell makes its own.
 * @example
 * export const messages = loadMessages(formMessages, {
 *   'en-US': () => import(/* webpackChunkName: "messages-en-US" *\/ './en-US.json'),
 *   'es-US': () => import(/* webpackChunkName: "messages-es-US" *\/ './es-US.json'),
 *   'fr-CA': () => import(/* webpackChunkName: "messages-fr-CA" *\/ './fr-CA.json'),
 * });
 */
export const loadMessages =
  (...sources: readonly MessageSource[]) =>
  async (locale: LocaleCode): Promise<Texts> => {
    const language = locale === 'en-XA' ? 'en-US' : locale;
    const loaded = await Promise.all(sources.map((source) => source[language]()));
    return Object.assign({}, ...loaded.map((texts) => texts.default)) as Texts;
  };
