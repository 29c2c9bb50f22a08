import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { notificationsListMails } from '@gantry/contracts/endpoints/operations';
import type { SentMail as SentMailView } from '@gantry/contracts/schemas/operations';
import { erasedEmailOf } from '@gantry/domain/erasure';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { OnEvent, publish } from '@gantry/nest-kit/events';
import type { EventPayload } from '@gantry/contracts/events';
import { forgetWritesOf, idempotent } from '@gantry/nest-kit/idempotency';
import { literal } from '@gantry/nest-kit/like';
import { countListed, countTable, longWindow } from '@gantry/nest-kit/long-list';
import type { PageWindow } from '@gantry/nest-kit/page-window';
import { logStaffChange } from '../staff-change.ts';
import { MailLog } from './mail-log.ts';
import { SentMail } from './sent-mail.entity.ts';

type Query = ValidRequestOf<typeof notificationsListMails>['query'];

/** The mails that went out, for staff whom a customer asks where theirs is. */
@Injectable()
export class SentMails {
  constructor(
    private readonly em: EntityManager,
    private readonly log: MailLog,
  ) {}

  /** One page, newest first; of very many that match the newest. */
  async listMails({ search, page = 1, size = 50 }: Query) {
    const { sql, values } = search ? matching(search) : { sql: 'true', values: [] };
    const count = search
      ? await countListed(this.em, `notifications.mail where ${sql}`, values)
      : await countTable(this.em, 'notifications.mail');
    const window = longWindow(count, page, size);
    const ids = window ? await this.findIds({ sql, values }, window) : [];
    const mails = await this.em.find(
      SentMail,
      { id: { $in: ids } },
      { orderBy: { sentAt: 'desc', id: 'desc' } },
    );
    const resendable = await this.resendableOf(ids);
    return { items: mails.map((mail) => viewOf(mail, resendable.has(mail.id))), ...count, page, size };
  }

  /** By the index alone, from the end that is nearer; the mails themselves are read for the page. */
  private async findIds(
    { sql, values }: Matching,
    { isFromEnd, limit, offset }: PageWindow,
  ): Promise<string[]> {
    const direction = isFromEnd ? 'asc' : 'desc';
    const rows = await this.em.execute<{ id: string }[]>(
      `select id from notifications.mail where ${sql} order by sent_at ${direction}, id ${direction} limit ? offset ?`,
      [...values, limit, offset],
    );
    return rows.map(({ id }) => id);
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

interface Matching {
  readonly sql: string;
  readonly values: readonly string[];
}

function matching(search: string): Matching {
  const pattern = `%${literal(search)}%`;
  return { sql: '(recipient ilike ? or subject ilike ?)', values: [pattern, pattern] };
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
