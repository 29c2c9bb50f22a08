import type { MessageSource } from '@gantry/i18n/load-messages';

/** The texts of card fields; a remote that takes cards loads them with its own. */
export const cardMessages: MessageSource = {
  'en-US': () => import(/* webpackChunkName: "messages-en-US" */ './en-US.json'),
  'es-US': () => import(/* webpackChunkName: "messages-es-US" */ './es-US.json'),
  'fr-CA': () => import(/* webpackChunkName: "messages-fr-CA" */ './fr-CA.json'),
};
