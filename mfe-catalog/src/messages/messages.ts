import { zipMessages } from '@gantry/forms/zip-messages';
import { deliveryMessages } from '@gantry/i18n/delivery-messages';
import { loadMessages } from '@gantry/i18n/load-messages';

/**
 * The remote's texts with those of days of delivery and the question where to. What a part says that few visitors come to see
 * is fetched with it (`forms/`, `guidance/`, `order-again/`), what help says with its pages (`help/`).
 */
export const messages = loadMessages(zipMessages, deliveryMessages, {
  'en-US': () => import(/* webpackChunkName: "messages-en-US" */ './en-US.json'),
  'es-US': () => import(/* webpackChunkName: "messages-es-US" */ './es-US.json'),
  'fr-CA': () => import(/* webpackChunkName: "messages-fr-CA" */ './fr-CA.json'),
});
