import type { LocaleCode } from '@gantry/contracts/locales';
import type { Messages } from '@gantry/i18n/messages';

/** In a browser the entry carries the texts of the language it was written for (EntryPerLanguagePlugin). */
const { __gantryShellTexts: carried } = globalThis as { __gantryShellTexts?: Messages };

/** The shell's own texts; on the server one chunk per language. The pseudo-locale is made from English. */
export async function loadShellMessages(locale: LocaleCode): Promise<Messages> {
  if (carried) return carried;
  switch (locale) {
    case 'es-US':
      return (await import(/* webpackChunkName: "messages-es-US" */ './es-US.json')).default;
    case 'fr-CA':
      return (await import(/* webpackChunkName: "messages-fr-CA" */ './fr-CA.json')).default;
    case 'en-US':
    case 'en-XA':
      return (await import(/* webpackChunkName: "messages-en-US" */ './en-US.json')).default;
  }
}
