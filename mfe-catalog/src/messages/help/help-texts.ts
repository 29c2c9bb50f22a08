import { loadMessages } from '@gantry/i18n/load-messages';
import { textsApart } from '../texts-apart.tsx';

/** The texts of help pages and of the contact form, and what a customer reads for the status of an inquiry. */
export const helpTexts = textsApart(
  loadMessages(
    {
      'en-US': () =>
        import(/* webpackChunkName: "help-en-US" */ '@gantry/domain/messages/quote-status/en-US.json'),
      'es-US': () =>
        import(/* webpackChunkName: "help-es-US" */ '@gantry/domain/messages/quote-status/es-US.json'),
      'fr-CA': () =>
        import(/* webpackChunkName: "help-fr-CA" */ '@gantry/domain/messages/quote-status/fr-CA.json'),
    },
    {
      'en-US': () => import(/* webpackChunkName: "help-en-US" */ './en-US.json'),
      'es-US': () => import(/* webpackChunkName: "help-es-US" */ './es-US.json'),
      'fr-CA': () => import(/* webpackChunkName: "help-fr-CA" */ './fr-CA.json'),
    },
  ),
);
