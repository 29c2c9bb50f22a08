import type { MessageSource } from './load-messages.ts';

/** What customers read for statuses of inquiries and quotes, in the same words as in their mails. */
export const quoteStatusMessages: MessageSource = {
  'en-US': () =>
    import(/* webpackChunkName: "messages-en-US" */ '@gantry/domain/messages/quote-status/en-US.json'),
  'es-US': () =>
    import(/* webpackChunkName: "messages-es-US" */ '@gantry/domain/messages/quote-status/es-US.json'),
  'fr-CA': () =>
    import(/* webpackChunkName: "messages-fr-CA" */ '@gantry/domain/messages/quote-status/fr-CA.json'),
};
