import { locales, type LocaleCode } from '@gantry/contracts/locales';
import { loadMessages } from '@gantry/i18n/load-messages';
import type { Messages } from '@gantry/i18n/messages';
import { pseudoMessages } from '@gantry/i18n/pseudo';

const loaded = new Map<LocaleCode, Messages>();

/**
 * The texts of help pages and of the contact form, a chunk of their own: the rest of the catalogue does not carry
 * them. Must have been loaded before such a page is rendered.
 */
export async function loadHelpTexts(locale: LocaleCode): Promise<void> {
  if (loaded.has(locale)) return;
  const texts = await helpMessages(locale);
  loaded.set(locale, locale === 'en-XA' ? pseudoMessages(texts) : texts);
}

/** The texts of the document's own language: hydration cannot wait for a loader. Nothing on the server. */
export async function loadHelpTextsOfDocument(): Promise<void> {
  if (typeof document === 'undefined') return;
  const { lang } = document.documentElement;
  await loadHelpTexts(locales.find(({ code }) => code === lang)?.code ?? 'en-XA');
}

/** Nothing while they have not been loaded. */
export const helpTextsOf = (locale: LocaleCode): Messages => loaded.get(locale) ?? {};

/** The texts of help pages, and what a customer reads for the status of an inquiry. */
const helpMessages = loadMessages(
  {
    'en-US': () =>
      import(/* webpackChunkName: "help-en-US" */ '@gantry/domain/messages/quote-status/en-US.json'),
    'es-US': () =>
      import(/* webpackChunkName: "help-es-US" */ '@gantry/domain/messages/quote-status/es-US.json'),
    'fr-CA': () =>
      import(/* webpackChunkName: "help-fr-CA" */ '@gantry/domain/messages/quote-status/fr-CA.json'),
  },
  {
    'en-US': () => import(/* webpackChunkName: "help-en-US" */ './en-US.json'),
    'es-US': () => import(/* webpackChunkName: "help-es-US" */ './es-US.json'),
    'fr-CA': () => import(/* webpackChunkName: "help-fr-CA" */ './fr-CA.json'),
  },
);
