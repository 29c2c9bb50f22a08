import { loadMessages } from '@gantry/i18n/load-messages';
import { textsApart } from '../texts-apart.tsx';

/** What a listing says where its search was mended or nothing is found. */
export const guidanceTexts = textsApart(
  loadMessages({
    'en-US': () => import(/* webpackChunkName: "guidance-en-US" */ './en-US.json'),
    'es-US': () => import(/* webpackChunkName: "guidance-es-US" */ './es-US.json'),
    'fr-CA': () => import(/* webpackChunkName: "guidance-fr-CA" */ './fr-CA.json'),
  }),
);
