import { formMessages } from '@gantry/forms/messages';
import { deliveryMessages } from '@gantry/i18n/delivery-messages';
import { loadMessages } from '@gantry/i18n/load-messages';

/** The remote's texts with those of its forms and of days of delivery. */
export const messages = loadMessages(formMessages, deliveryMessages, {
  'en-US': () => import(/* webpackChunkName: "messages-en-US" */ './en-US.json'),
  'es-US': () => import(/* webpackChunkName: "messages-es-US" */ './es-US.json'),
  'fr-CA': () => import(/* webpackChunkName: "messages-fr-CA" */ './fr-CA.json'),
});
