import type { DatedLog } from '@gantry/nest-kit/counted-days';

/** The log of mails, which is opened at any page. */
export const mailLog: DatedLog = {
  table: 'notifications.mail',
  moment: 'sent_at',
  days: 'notifications.mail_day',
};
