import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { erasedEmailOf, erasedNameOf } from '@gantry/domain/erasure';
import { OnEvent } from '@gantry/nest-kit/events';
import type { RecordRef } from '../file/record-file.entity.ts';
import { forgetWritesOf } from '@gantry/nest-kit/idempotency';
import { RecordFiles } from '@gantry/nest-kit/record-files';
import { MaskApprovals } from './mask-approvals.ts';
import { UnbindQuotes } from './unbind-quotes.ts';

type Erased = EventPayload<'account.erased'>;

/** What its owner alone had; the account has no use of it any more. */
const ownRecords = [
  `update sales.cart set merged_into = null where merged_into in (select id from sales.cart where account_id = ?)`,
  `delete from sales.cart c where account_id = ?
     and not exists (select from sales."order" o where o.cart_id = c.id)
     and not exists (select from sales.order_approval a where a.cart_id = c.id)`,
  'update sales.cart set account_id = null where account_id = ?',
  "delete from sales.saved_list where account_id = ? and sharing = 'none'",
  "delete from sales.customer_part_number where owner = 'account:' || ?",
] as const;

/** Timelines on which somebody is named who acted. */
const timelines = ['status_change', 'inquiry_change', 'order_request_event'] as const;

/**
 * What they wrote about orders that came back or were canceled, and why they did something; the requests themselves, and
 * what the store wrote, stay.
 */
const ownTexts = [
  `update sales.order_request set note = null where on_behalf_by is null and id in
     (select request_id from sales.order_request_event where kind = 'transition' and to_status = 'new' and actor_id = ?)`,
  `update sales.order_request_event set text = null where kind = 'transition' and actor_id = ?`,
  `update sales.order_request_event set text = '' where kind = 'message' and actor_id = ?`,
  'update sales.status_change set reason = null where actor_id = ?',
  'update sales.inquiry_change set reason = null where actor_id = ?',
] as const;

/**
 * Forgets the person of an erased account. Orders and invoices stay: the law wants them kept, with the addresses of their
 * papers; nobody is reached by them any more, and whoever has the user name next finds none of them.
 */
@Injectable()
export class EraseRecords {
  constructor(
    private readonly em: EntityManager,
    private readonly quotes: UnbindQuotes,
    private readonly approvals: MaskApprovals,
    private readonly files: RecordFiles,
  ) {}

  @OnEvent('account.erased')
  async forget(erased: Erased): Promise<void> {
    await this.quotes.unbindQuotes(erased);
    await this.forgetPhotos(erased);
    for (const statement of [...ownRecords, ...ownTexts])
      await this.em.execute(statement, [erased.accountId]);
    await this.maskNames(erased);
    await this.approvals.maskApprovals(erased);
    await this.maskOrders(erased);
    await forgetWritesOf(this.em, erased);
  }

  /** Photos of goods that came back, also those of a form that was never sent; what the store took stays. */
  private async forgetPhotos({ accountId }: Erased): Promise<void> {
    const rows = await this.em.execute<{ record: RecordRef }[]>(
      `select distinct f.record from sales.record_file f
         join sales."order" o on o.account_id = ?
         left join sales.order_request r on r.order_id = o.id
       where f.sender = 'customer'
         and (f.record = 'order-request:' || r.id or f.record like 'order-request-draft:' || o.id || '.%')`,
      [accountId],
    );
    for (const { record } of rows) await this.files.removeSent(this.em, record, 'customer');
  }

  /** Where somebody is named who acted, or who shares with their company, a number is. */
  private async maskNames({ accountId, accountNumber }: Erased): Promise<void> {
    const name = erasedNameOf(accountNumber);
    for (const table of timelines)
      await this.em.execute(`update sales.${table} set actor = ? where actor_id = ?`, [name, accountId]);
    await this.em.execute('update sales.inquiry_message set author = ? where author_id = ?', [
      name,
      accountId,
    ]);
    await this.em.execute('update sales.saved_list set owner = ? where account_id = ?', [name, accountId]);
  }

  /** What was placed by the account, and what has ended of its address as a guest: the next owner would claim it. */
  private async maskOrders({ accountId, accountNumber, email }: Erased): Promise<void> {
    await this.em.execute(
      `update sales."order" set email = ?, updated_at = now(), version = version + 1,
         ship_to = jsonb_set(ship_to, '{phone}', 'null'), bill_to = jsonb_set(bill_to, '{phone}', 'null')
       where account_id = ?
         or (account_id is null and lower(email) = ? and state in ('complete', 'canceled', 'closed'))`,
      [erasedEmailOf(accountNumber), accountId, email],
    );
  }
}
