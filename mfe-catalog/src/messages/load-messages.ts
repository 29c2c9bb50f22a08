import type { LocaleCode } from '@gantry/contracts/locales';

type Texts = Readonly<Record<string, string>>;

/** The remote's texts in a language, each its own chunk. The pseudo-locale is made from English by the shell. */
export async function messages(locale: LocaleCode): Promise<Texts> {
  switch (locale) {
    case 'es-US':
      return (await import(/* webpackChunkName: "messages-es-US" */ './es-US.json')).default;
    case 'fr-CA':
      return (await import(/* webpackChunkName: "messages-fr-CA" */ './fr-CA.json')).default;
    default:
      return (await import(/* webpackChunkName: "messages-en-US" */ './en-US.json')).default;
  }
}
