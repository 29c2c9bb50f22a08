import type { MessageSource } from '@gantry/i18n/load-messages';

/** What is wrong with an entered quantity; whoever takes quantities loads it with their own texts. */
export const quantityMessages: MessageSource = {
  'en-US': () => import(/* webpackChunkName: "messages-en-US" */ './en-US.json'),
  'es-US': () => import(/* webpackChunkName: "messages-es-US" */ './es-US.json'),
  'fr-CA': () => import(/* webpackChunkName: "messages-fr-CA" */ './fr-CA.json'),
};
