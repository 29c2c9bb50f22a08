import { Module } from '@nestjs/common';
import { configProvider } from '@gantry/nest-kit/config-provider';
import { ormModule } from '@gantry/nest-kit/orm';
import { provideOwnData } from '@gantry/nest-kit/own-data';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import { notificationsOwnData } from './account/notifications-own-data.ts';
import { OwnDataController } from './account/own-data.controller.ts';
import { AccountMailEvents } from './mail/account-mail.events.ts';
import { JobQueue } from './jobs/job-queue.ts';
import { JobsController } from './jobs/jobs.controller.ts';
import { MailChoice } from './mail/mail-choice.ts';
import { MailController } from './mail/mail.controller.ts';
import { MailEvents } from './mail/mail.events.ts';
import { MailLog } from './mail/mail-log.ts';
import { Mailer } from './mail/mailer.ts';
import { Papers } from './mail/papers.ts';
import { SentMail } from './mail/sent-mail.entity.ts';
import { WordLines } from './mail/word-lines.ts';
import { MailSearch } from './mail/mail-search.ts';
import { SentMails } from './mail/sent-mails.ts';
import { NotificationsConfig } from './notifications.config.ts';
import { ProcessReports } from './processes/process-reports.ts';
import { ProcessesController } from './processes/processes.controller.ts';
import { PublishRelease } from './releases/publish-release.ts';
import { ReleaseChanges } from './releases/release-changes.ts';
import { ReleasePlace } from './releases/release-place.ts';
import { ReleaseStands } from './releases/release-stands.ts';
import { ReleaseTrial } from './releases/release-trial.ts';
import { ReleasesConfig } from './releases/releases.config.ts';
import { ReleasesController } from './releases/releases.controller.ts';

@Module({
  imports: [ormModule('notifications', [SentMail])],
  controllers: [JobsController, MailController, OwnDataController, ProcessesController, ReleasesController],
  providers: [
    configProvider(NotificationsConfig),
    configProvider(ReleasesConfig),
    configProvider(StoreConfig),
    ...provideOwnData(notificationsOwnData),
    AccountMailEvents,
    JobQueue,
    MailChoice,
    MailEvents,
    Mailer,
    MailLog,
    Papers,
    ProcessReports,
    PublishRelease,
    ReleaseChanges,
    ReleasePlace,
    ReleaseStands,
    ReleaseTrial,
    MailSearch,
    SentMails,
    WordLines,
  ],
})
export class NotificationsModule {}
