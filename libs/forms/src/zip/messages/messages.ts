import type { MessageSource } from '@gantry/i18n/load-messages';

/** The question for a ZIP code, which pages ask that have no other form. */
export const zipMessages: MessageSource = {
  'en-US': () => import(/* webpackChunkName: "messages-en-US" */ './en-US.json'),
  'es-US': () => import(/* webpackChunkName: "messages-es-US" */ './es-US.json'),
  'fr-CA': () => import(/* webpackChunkName: "messages-fr-CA" */ './fr-CA.json'),
};
