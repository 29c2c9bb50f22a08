import type { MessageSource } from './load-messages.ts';

/** What the rules of how long records are stored are called, in the same words as in the copy of somebody's data. */
export const retentionMessages: MessageSource = {
  'en-US': () =>
    import(/* webpackChunkName: "messages-en-US" */ '@gantry/domain/messages/retention/en-US.json'),
  'es-US': () =>
    import(/* webpackChunkName: "messages-es-US" */ '@gantry/domain/messages/retention/es-US.json'),
  'fr-CA': () =>
    import(/* webpackChunkName: "messages-fr-CA" */ '@gantry/domain/messages/retention/fr-CA.json'),
};
