import type { MessageSource } from './load-messages.ts';

/** What shipping services, terms and ways to pay are called, and how to pay; for remotes that show an order's facts. */
export const companyRoleMessages: MessageSource = {
  'en-US': () =>
    import(/* webpackChunkName: "messages-en-US" */ '@gantry/domain/messages/company-roles/en-US.json'),
  'es-US': () =>
    import(/* webpackChunkName: "messages-es-US" */ '@gantry/domain/messages/company-roles/es-US.json'),
  'fr-CA': () =>
    import(/* webpackChunkName: "messages-fr-CA" */ '@gantry/domain/messages/company-roles/fr-CA.json'),
};
