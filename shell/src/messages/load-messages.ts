import type { LocaleCode } from '@gantry/contracts/locales';
import type { Messages } from '@gantry/i18n/messages';

/** The shell's own texts, one chunk per language; the pseudo-locale is made from English. */
export async function loadShellMessages(locale: LocaleCode): Promise<Messages> {
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
