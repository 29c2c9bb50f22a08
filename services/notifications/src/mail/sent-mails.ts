import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { notificationsListMails } from '@gantry/contracts/endpoints/operations';
import type { SentMail as SentMailView } from '@gantry/contracts/schemas/operations';
import { erasedEmailOf } from '@gantry/domain/erasure';
import type { Call } from '@gantry/nest-kit/call';
import { findLogPage } from '@gantry/nest-kit/counted-days';
import { DomainError } from '@gantry/nest-kit/errors';
import { OnEvent, publish } from '@gantry/nest-kit/events';
import type { EventPayload } from '@gantry/contracts/events';
import { forgetWritesOf, idempotent } from '@gantry/nest-kit/idempotency';
import { logStaffChange } from '../staff-change.ts';
import { mailLog } from './mail-days.ts';
import { MailLog } from './mail-log.ts';
import { MailSearch } from './mail-search.ts';
import { SentMail } from './sent-mail.entity.ts';

type Query = ValidRequestOf<typeof notificationsListMails>['query'];

/** The mails that went out, for staff whom a customer asks where theirs is. */
@Injectable()
export class SentMails {
  constructor(
    private readonly em: EntityManager,
    private readonly log: MailLog,
    private readonly search: MailSearch,
  ) {}

  /** One page, newest first; of very many that match the newest. */
  async listMails({ search, page = 1, size = 50 }: Query) {
    const { ids, ...count } = search
      ? await this.search.findMails(search, { page, size })
      : await findLogPage(this.em, mailLog, { page, size });
    const mails = await this.em.find(
      SentMail,
      { id: { $in: [...ids] } },
      { orderBy: { sentAt: 'desc', id: 'desc' } },
    );
    const resendable = await this.resendableOf(ids);
    return { items: mails.map((mail) => viewOf(mail, resendable.has(mail.id))), ...count, page, size };
  }

  /**
   * Has a mail go out again by the worker, so that a mail server that is away costs nothing but time.
   * @throws DomainError NOT_FOUND, WRONG_STATE where what it said was never kept or is forgotten
   */
  resend(call: Call, id: string): Promise<SentMailView> {
    const write = { scope: `resend:${call.caller.accountId}`, key: call.idempotencyKey ?? '', request: id };
    return idempotent(this.em, write, async (em) => {
      const mail = await em.findOne(SentMail, { id }, { populate: ['contents'] });
      if (!mail) throw new DomainError('NOT_FOUND');
      if (!mail.contents) throw new DomainError('WRONG_STATE');
      const version = write.key;
      await publish(em, 'mail.resend-asked', { id }, { entity: `mail:${id}`, version });
      const sent = { field: 'resent', before: null, after: mail.recipient, version };
      await logStaffChange(em, call, { entity: 'mail', number: id, ...sent });
      return viewOf(mail, true);
    });
  }

  @OnEvent('mail.resend-asked')
  resendAsked({ id }: EventPayload<'mail.resend-asked'>): Promise<void> {
    return this.log.sendAgain(id);
  }

  /** Whom a mail went to, and what it said, is forgotten with the account; that it went out stays. */
  @OnEvent('account.erased')
  async forgetRecipient(erased: EventPayload<'account.erased'>): Promise<void> {
    await this.em.execute(
      'update notifications.mail set recipient = ?, contents = null where lower(recipient) = ?',
      [erasedEmailOf(erased.accountNumber), erased.email],
    );
    await forgetWritesOf(this.em, erased);
  }

  private async resendableOf(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const found = await this.em.find(
      SentMail,
      { id: { $in: [...ids] }, contents: { $ne: null } },
      { fields: ['id'] },
    );
    return new Set(found.map(({ id }) => id));
  }
}

const viewOf = (mail: SentMail, canResend: boolean): SentMailView => ({
  id: mail.id,
  kind: mail.kind,
  recipient: mail.recipient,
  locale: mail.locale,
  subject: mail.subject,
  sentAt: mail.sentAt.toISOString(),
  resent: mail.resent,
  resentAt: mail.resentAt?.toISOString() ?? null,
  isSwitchedOff: mail.switchedOff,
  canResend,
});
