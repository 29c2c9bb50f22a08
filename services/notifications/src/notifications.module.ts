import { Module } from '@nestjs/common';
import { configProvider } from '@gantry/nest-kit/config-provider';
import { ormModule } from '@gantry/nest-kit/orm';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import { AccountMailEvents } from './mail/account-mail.events.ts';
import { JobQueue } from './jobs/job-queue.ts';
import { JobsController } from './jobs/jobs.controller.ts';
import { MailController } from './mail/mail.controller.ts';
import { MailEvents } from './mail/mail.events.ts';
import { MailLog } from './mail/mail-log.ts';
import { Mailer } from './mail/mailer.ts';
import { Papers } from './mail/papers.ts';
import { SentMail } from './mail/sent-mail.entity.ts';
import { SentMails } from './mail/sent-mails.ts';
import { NotificationsConfig } from './notifications.config.ts';

@Module({
  imports: [ormModule('notifications', [SentMail])],
  controllers: [JobsController, MailController],
  providers: [
    configProvider(NotificationsConfig),
    configProvider(StoreConfig),
    AccountMailEvents,
    JobQueue,
    MailEvents,
    Mailer,
    MailLog,
    Papers,
    SentMails,
  ],
})
export class NotificationsModule {}
