import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@gantry/contracts/events';
import { OnEvent, type EventMeta } from '@gantry/nest-kit/events';
import { NotificationsConfig } from '../notifications.config.ts';
import {
  accountCreatedMail,
  accountKnownMail,
  accountReleasedMail,
  accountSecuredMail,
  recoveryMail,
  usernameAskedMail,
} from '../templates/account-mails.ts';
import { MailLog } from './mail-log.ts';

/** Mails to the owners of accounts about how they sign in. */
@Injectable()
export class AccountMailEvents {
  private readonly origin: string;

  constructor(
    config: NotificationsConfig,
    private readonly mails: MailLog,
  ) {
    this.origin = new URL(config.PUBLIC_ORIGIN).origin;
  }

  @OnEvent('account.created')
  accountCreated(account: EventPayload<'account.created'>, meta: EventMeta): Promise<void> {
    return this.mails.sendOnce(meta, account.email, accountCreatedMail(account, this.origin));
  }

  @OnEvent('sign-up.known')
  signUpKnown(known: EventPayload<'sign-up.known'>, meta: EventMeta): Promise<void> {
    return this.mails.sendOnce(meta, known.email, accountKnownMail(known, this.origin));
  }

  @OnEvent('recovery.started')
  recoveryStarted(recovery: EventPayload<'recovery.started'>, meta: EventMeta): Promise<void> {
    return this.mails.sendOnce(meta, recovery.email, recoveryMail(recovery, this.origin));
  }

  @OnEvent('account.released')
  accountReleased(account: EventPayload<'account.released'>, meta: EventMeta): Promise<void> {
    return this.mails.sendOnce(meta, account.email, accountReleasedMail(account, this.origin));
  }

  @OnEvent('username.asked')
  usernameAsked(asked: EventPayload<'username.asked'>, meta: EventMeta): Promise<void> {
    return this.mails.sendOnce(meta, asked.email, usernameAskedMail(asked, this.origin));
  }

  @OnEvent('account.secured')
  accountSecured(secured: EventPayload<'account.secured'>, meta: EventMeta): Promise<void> {
    return this.mails.sendOnce(meta, secured.email, accountSecuredMail(secured, this.origin));
  }
}
