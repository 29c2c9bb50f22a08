import type { LocaleCode } from '@gantry/contracts/locales';
import { formMessages } from '@gantry/forms/messages';
import { statusWords } from './status-words.ts';

type Texts = Readonly<Record<string, string>>;

/** The remote's texts in a language, each its own chunk. The pseudo-locale is made from English by the shell. */
async function ownMessages(locale: LocaleCode): Promise<Texts> {
  switch (locale) {
    case 'es-US':
      return (await import(/* webpackChunkName: "messages-es-US" */ './es-US.json')).default;
    case 'fr-CA':
      return (await import(/* webpackChunkName: "messages-fr-CA" */ './fr-CA.json')).default;
    default:
      return (await import(/* webpackChunkName: "messages-en-US" */ './en-US.json')).default;
  }
}

/** The remote's texts with those of its forms and of statuses. */
export async function messages(locale: LocaleCode): Promise<Texts> {
  const [own, forms, statuses] = await Promise.all([
    ownMessages(locale),
    formMessages(locale),
    statusWords(locale),
  ]);
  return { ...forms, ...statuses, ...own };
}
