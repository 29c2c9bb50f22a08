import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { erasedEmailOf, erasedNameOf, expiredText } from '@gantry/domain/erasure';
import { mayEditQuoteLines, quoteStatuses } from '@gantry/domain/statuses/quote-statuses';
import { canTransition, labelsOf } from '@gantry/domain/statuses/status-table';
import { RecordFiles } from '@gantry/nest-kit/record-files';
import type { Inquiry } from '../inquiry/inquiry.entity.ts';
import { InquiryRepository } from '../inquiry/inquiry.repository.ts';
import { transitionInquiry } from '../inquiry/transition-inquiry.ts';
import { system } from '../order/actor.ts';

type Erased = EventPayload<'account.erased'>;

/** Requests and quotes of somebody who was erased: what is open ends or loses its owner, as the status book has it. */
@Injectable()
export class UnbindQuotes {
  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: InquiryRepository,
    private readonly files: RecordFiles,
  ) {}

  /** Of an account, and what has ended of its address as a guest; what became an order keeps what was agreed. */
  async unbindQuotes({ accountId, accountNumber, email }: Erased): Promise<void> {
    const rows = await this.em.execute<{ number: string }[]>(
      `select number from sales.inquiry
       where account_id = ? or (account_id is null and lower(email) = ?
         and status not in (select jsonb_array_elements_text(?::jsonb)))
       order by number`,
      [accountId, email, JSON.stringify(labelsOf(quoteStatuses).filter(mayEditQuoteLines))],
    );
    await this.forgetDrafts(accountId);
    for (const { number } of rows) {
      const inquiry = await this.inquiries.lockRow(number);
      if (inquiry) await this.forget(inquiry, accountNumber);
    }
  }

  /** The job is done again whole after a fall, so bytes that are gone before their rows harm nothing. */
  private async forgetDrafts(accountId: string): Promise<void> {
    const drafts = await this.em.execute<{ id: string }[]>(
      'delete from sales.quote_draft where account_id = ? returning id',
      [accountId],
    );
    for (const { id } of drafts) await this.files.removeSent(this.em, `quote-draft:${id}`, 'customer');
  }

  private async forget(inquiry: Inquiry, accountNumber: string): Promise<void> {
    inquiry.touch();
    await this.endOpen(inquiry);
    inquiry.unbind();
    const name = erasedNameOf(accountNumber);
    Object.assign(inquiry, { name, email: erasedEmailOf(accountNumber), phone: null, company: null });
    // what they wrote, and its summary, may say who they are
    const isOrdered = inquiry.status === 'move-to-order';
    if (!isOrdered) inquiry.summary = name;
    await this.em.flush();
    if (isOrdered) return;
    await this.files.removeSent(this.em, `inquiry:${inquiry.id}`, 'customer');
    await this.em.execute('update sales.inquiry set ship_to = null where id = ?', [inquiry.id]);
    await this.forgetLines(inquiry.id);
    await this.em.execute(
      `update sales.inquiry_message set author = ?, body = '' where inquiry_id = ? and sender = 'customer'`,
      [name, inquiry.id],
    );
  }

  /** What stands on the lines in the customer's own words. */
  private async forgetLines(id: string): Promise<void> {
    await this.em.execute(
      `update sales.inquiry_line set note = null, name = case when sku is null then ? else name end
       where inquiry_id = ? and not added_by_store`,
      [expiredText, id],
    );
  }

  /** Nobody is mailed about it. */
  private async endOpen(inquiry: Inquiry): Promise<void> {
    const { status } = inquiry;
    const note = 'the account was erased';
    if (canTransition(quoteStatuses, status, 'unbound'))
      await transitionInquiry(this.em, inquiry, { to: 'unbound', note, actor: system });
    else if (mayEditQuoteLines(status) && canTransition(quoteStatuses, status, 'cancelled'))
      await transitionInquiry(this.em, inquiry, {
        to: 'cancelled',
        reason: 'withdrawn',
        note,
        actor: system,
      });
  }
}
