import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@gantry/contracts/events';
import { erasedEmailOf } from '@gantry/domain/erasure';
import { OnEvent, type EventMeta } from '@gantry/nest-kit/events';
import { NotificationsConfig } from '../notifications.config.ts';
import {
  accountCreatedMail,
  accountErasedMail,
  accountKnownMail,
  accountReleasedMail,
  accountSecuredMail,
  recoveryByCompanyMail,
  recoveryMail,
  usernameAskedMail,
} from '../templates/account-mails.ts';
import { approvalAskedMail, approvalEndedMail } from '../templates/approval-mails.ts';
import { companyInvitedMail, companyPersonMail } from '../templates/company-mails.ts';
import { MailLog } from './mail-log.ts';

/** Mails to the owners of accounts about how they sign in, and about their company. */
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

  @OnEvent('recovery.by-company')
  recoveryByCompany(asked: EventPayload<'recovery.by-company'>, meta: EventMeta): Promise<void> {
    return this.mails.sendOnce(meta, asked.email, recoveryByCompanyMail(asked, this.origin));
  }

  @OnEvent('account.released')
  accountReleased(account: EventPayload<'account.released'>, meta: EventMeta): Promise<void> {
    return this.mails.sendOnce(meta, account.email, accountReleasedMail(account, this.origin));
  }

  /** The last mail there is; the log does not keep where it went. */
  @OnEvent('account.erasure-done')
  accountErased(erased: EventPayload<'account.erasure-done'>, meta: EventMeta): Promise<void> {
    const loggedAs = erasedEmailOf(erased.accountNumber);
    return this.mails.sendOnce(meta, erased.email, accountErasedMail(erased), { loggedAs });
  }

  @OnEvent('username.asked')
  usernameAsked(asked: EventPayload<'username.asked'>, meta: EventMeta): Promise<void> {
    return this.mails.sendOnce(meta, asked.email, usernameAskedMail(asked, this.origin));
  }

  @OnEvent('account.secured')
  accountSecured(secured: EventPayload<'account.secured'>, meta: EventMeta): Promise<void> {
    return this.mails.sendOnce(meta, secured.email, accountSecuredMail(secured, this.origin));
  }

  @OnEvent('company.invited')
  companyInvited(invited: EventPayload<'company.invited'>, meta: EventMeta): Promise<void> {
    return this.mails.sendOnce(meta, invited.email, companyInvitedMail(invited, this.origin));
  }

  @OnEvent('company.person-changed')
  companyPersonChanged(changed: EventPayload<'company.person-changed'>, meta: EventMeta): Promise<void> {
    return this.mails.sendOnce(meta, changed.email, companyPersonMail(changed, this.origin));
  }

  @OnEvent('approval.asked')
  approvalAsked(asked: EventPayload<'approval.asked'>, meta: EventMeta): Promise<void> {
    const variant = asked.isReminder ? 'reminder' : 'first';
    return this.mails.sendOnce(meta, asked.email, approvalAskedMail(asked, this.origin), { variant });
  }

  @OnEvent('approval.ended')
  approvalEnded(ended: EventPayload<'approval.ended'>, meta: EventMeta): Promise<void> {
    return this.mails.sendOnce(meta, ended.email, approvalEndedMail(ended, this.origin));
  }
}
