import type { LocaleCode } from '@gantry/contracts/locales';

type Texts = Readonly<Record<string, string>>;

/** The texts of forms; a remote that shows forms adds them to its own. The pseudo-locale is made from English. */
export async function formMessages(locale: LocaleCode): Promise<Texts> {
  switch (locale) {
    case 'es-US':
      return (await import(/* webpackChunkName: "messages-es-US" */ './es-US.json')).default;
    case 'fr-CA':
      return (await import(/* webpackChunkName: "messages-fr-CA" */ './fr-CA.json')).default;
    default:
      return (await import(/* webpackChunkName: "messages-en-US" */ './en-US.json')).default;
  }
}
