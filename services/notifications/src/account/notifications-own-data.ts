import type { PartOf } from '@gantry/domain/data-export';
import { byTime, type OwnDataDefinition } from '@gantry/nest-kit/own-rows';

/** What notifications gives to whoever wants a copy of their data. What mails said stays: their links open things. */
export const notificationsOwnData: OwnDataDefinition<PartOf<'notifications'>> = {
  schema: 'notifications',
  parts: {
    mails: {
      table: 'mail',
      where: 'lower(mail.recipient) = owner.email',
      order: byTime('mail', 'sent_at'),
      columns: ['kind', 'recipient', 'locale', 'subject', 'sent_at', 'resent', 'resent_at', 'switched_off'],
    },
  },
  untold: [
    { why: 'how the processes of the store are, for some minutes', tables: ['process'] },
    { why: 'how many mails of all there were each day', tables: ['mail_day'] },
  ],
};
