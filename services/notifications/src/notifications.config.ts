import { configOf } from '@gantry/nest-kit/config';
import * as v from 'valibot';

/** Where mail goes and what its links begin with. */
export class NotificationsConfig extends configOf({
  SMTP_URL: v.pipe(v.string(), v.url()),
  PUBLIC_ORIGIN: v.optional(v.pipe(v.string(), v.url()), 'http://127.0.0.1:8080'),
  MAIL_FROM: v.optional(v.string(), 'Gantry <orders@gantry.example>'),
  /** the language of mails to the store's own mailbox */
  STORE_LOCALE: v.optional(v.string(), 'en-US'),
}) {}
