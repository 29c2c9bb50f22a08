import { loadMessages } from '@gantry/i18n/load-messages';
import { textsApart } from '../texts-apart.tsx';

/** What forms say, those of the library and the catalog's own: most visitors of a page open none of them. */
export const formTexts = textsApart(
  loadMessages(
    {
      'en-US': () => import(/* webpackChunkName: "forms-en-US" */ '@gantry/forms/messages/en-US.json'),
      'es-US': () => import(/* webpackChunkName: "forms-es-US" */ '@gantry/forms/messages/es-US.json'),
      'fr-CA': () => import(/* webpackChunkName: "forms-fr-CA" */ '@gantry/forms/messages/fr-CA.json'),
    },
    {
      'en-US': () => import(/* webpackChunkName: "forms-en-US" */ './en-US.json'),
      'es-US': () => import(/* webpackChunkName: "forms-es-US" */ './es-US.json'),
      'fr-CA': () => import(/* webpackChunkName: "forms-fr-CA" */ './fr-CA.json'),
    },
  ),
);
