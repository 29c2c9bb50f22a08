import { loadMessages } from '@gantry/i18n/load-messages';
import { textsApart } from '../texts-apart.tsx';

/** What the first page says to customers beside what it says to everybody. */
export const orderAgainTexts = textsApart(
  loadMessages({
    'en-US': () => import(/* webpackChunkName: "order-again-en-US" */ './en-US.json'),
    'es-US': () => import(/* webpackChunkName: "order-again-es-US" */ './es-US.json'),
    'fr-CA': () => import(/* webpackChunkName: "order-again-fr-CA" */ './fr-CA.json'),
  }),
);
