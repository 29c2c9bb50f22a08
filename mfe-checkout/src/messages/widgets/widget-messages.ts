import { quantityMessages } from '@gantry/forms/quantity-messages';
import { loadMessages } from '@gantry/i18n/load-messages';

/** What "Add" says, and nothing else of this remote: listings show it without any page of the checkout. */
export const widgetMessages = loadMessages(quantityMessages, {
  'en-US': () => import(/* webpackChunkName: "widget-messages-en-US" */ './en-US.json'),
  'es-US': () => import(/* webpackChunkName: "widget-messages-es-US" */ './es-US.json'),
  'fr-CA': () => import(/* webpackChunkName: "widget-messages-fr-CA" */ './fr-CA.json'),
});
