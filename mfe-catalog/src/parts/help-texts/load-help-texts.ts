import { locales, type LocaleCode } from '@gantry/contracts/locales';
import type { Messages } from '@gantry/i18n/messages';
import { pseudoMessages } from '@gantry/i18n/pseudo';

const loaded = new Map<LocaleCode, Messages>();

/**
 * The texts of help pages and of the contact form, a chunk of their own: the rest of the catalogue does not carry
 * them. Must have been loaded before such a page is rendered.
 */
export async function loadHelpTexts(locale: LocaleCode): Promise<void> {
  if (loaded.has(locale)) return;
  const parts = await chunkOf(locale);
  const texts = Object.assign({}, ...parts.map((part) => part.default)) as Messages;
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

function chunkOf(locale: LocaleCode): Promise<{ default: object }[]> {
  switch (locale) {
    case 'es-US':
      return Promise.all([
        import(/* webpackChunkName: "help-es-US" */ './messages/es-US.json'),
        import(/* webpackChunkName: "help-es-US" */ '@gantry/forms/messages/es-US.json'),
      ]);
    case 'fr-CA':
      return Promise.all([
        import(/* webpackChunkName: "help-fr-CA" */ './messages/fr-CA.json'),
        import(/* webpackChunkName: "help-fr-CA" */ '@gantry/forms/messages/fr-CA.json'),
      ]);
    default:
      return Promise.all([
        import(/* webpackChunkName: "help-en-US" */ './messages/en-US.json'),
        import(/* webpackChunkName: "help-en-US" */ '@gantry/forms/messages/en-US.json'),
      ]);
  }
}
