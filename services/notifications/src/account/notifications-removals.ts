import { expiredEmail } from '@gantry/domain/erasure';
import type { RemovalsOf } from '@gantry/nest-kit/removals';

/** How notifications follows the rules of how long its records are stored; that a mail went out stays. */
export const notificationsRemovals: RemovalsOf<'notifications'> = {
  // so long it can be sent again
  'mail-texts': [
    { table: 'notifications.mail', begins: 'sent_at', only: 'contents is not null', mask: 'contents = null' },
  ],
  'mail-log': [
    {
      table: 'notifications.mail',
      begins: 'sent_at',
      only: `recipient <> '${expiredEmail}'`,
      mask: `recipient = '${expiredEmail}', contents = null`,
    },
  ],
};
