import { defaultLocale } from '@gantry/contracts/locales';

/**
 * The `lang` of a text that may stand in English on a page of another language, so that it is read out rightly;
 * undefined where it is in the page's own.
 */
export const englishWhen = (isEnglish: boolean): string | undefined =>
  isEnglish ? defaultLocale : undefined;
