import type { MessageSource } from './load-messages.ts';

/** The words of days of delivery, for remotes that show them. Apart from what says them: a remote's entry names its texts and nothing else. */
export const deliveryMessages: MessageSource = {
  'en-US': () =>
    import(/* webpackChunkName: "messages-en-US" */ '@gantry/domain/messages/delivery/en-US.json'),
  'es-US': () =>
    import(/* webpackChunkName: "messages-es-US" */ '@gantry/domain/messages/delivery/es-US.json'),
  'fr-CA': () =>
    import(/* webpackChunkName: "messages-fr-CA" */ '@gantry/domain/messages/delivery/fr-CA.json'),
};
