import type { LocaleCode } from '@gantry/contracts/locales';

type Texts = Readonly<Record<string, string>>;

/** What "Add" says, and nothing else of this remote: listings show it without any page of the checkout. */
export async function widgetMessages(locale: LocaleCode): Promise<Texts> {
  switch (locale) {
    case 'es-US':
      return (await import(/* webpackChunkName: "widget-messages-es-US" */ './es-US.json')).default;
    case 'fr-CA':
      return (await import(/* webpackChunkName: "widget-messages-fr-CA" */ './fr-CA.json')).default;
    default:
      return (await import(/* webpackChunkName: "widget-messages-en-US" */ './en-US.json')).default;
  }
}
