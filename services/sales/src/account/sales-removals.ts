import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { expiredEmail, expiredText } from '@gantry/domain/erasure';
import { mayEditQuoteLines, quoteStatuses } from '@gantry/domain/statuses/quote-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { fileRemovals } from '@gantry/nest-kit/file-removals';
import { RecordFiles } from '@gantry/nest-kit/record-files';
import { maskedAddress, type RemovalsOf } from '@gantry/nest-kit/removals';
import type { RecordRef } from '../file/record-file.entity.ts';

const batch = 100;
const person = `name = '${expiredText}', email = '${expiredEmail}', company = null`;
const notYet = `name <> '${expiredText}'`;
const openQuotes = labelsOf(quoteStatuses)
  .filter(mayEditQuoteLines)
  .map((status) => `'${status}'`)
  .join(', ');
/** What became an order is kept with it. */
const endedQuote = `status not in (${openQuotes}, 'sent-offer', 'move-to-order')`;

/** How sales follows the rules of how long its records are stored. */
export const salesRemovals: RemovalsOf<'sales'> & typeof fileRemovals = {
  ...fileRemovals,
  'guest-carts': [
    {
      table: 'sales.cart',
      begins: 'updated_at',
      only: `account_id is null and not exists (select from sales."order" o where o.cart_id = cart.id)
        and not exists (select from sales.order_approval a where a.cart_id = cart.id)
        and not exists (select from sales.cart other where other.merged_into = cart.id)`,
    },
  ],
  'quote-drafts': [removeDrafts],
  quotes: [
    {
      table: 'sales.inquiry',
      begins: 'updated_at',
      only: `${notYet} and ${endedQuote}`,
      mask: `${person}, phone = null, ship_to = null, summary = '${expiredText}', version = version + 1`,
    },
    {
      table: 'sales.inquiry_message',
      begins: 'at',
      only: `sender = 'customer' and body <> '' and exists (select from sales.inquiry i
        where i.id = inquiry_message.inquiry_id and i.name = '${expiredText}')`,
      mask: `author = '${expiredText}', body = ''`,
    },
    {
      table: 'sales.inquiry_line',
      begins: '(select i.updated_at from sales.inquiry i where i.id = inquiry_line.inquiry_id)',
      only: `not added_by_store and (note is not null or (sku is null and name <> '${expiredText}'))
        and exists (select from sales.inquiry i where i.id = inquiry_line.inquiry_id and i.name = '${expiredText}')`,
      mask: `note = null, name = case when sku is null then '${expiredText}' else name end`,
    },
    removeQuoteFiles,
  ],
  'order-approvals': [
    {
      table: 'sales.order_approval',
      begins: 'asked_at',
      only: `status <> 'waiting' and not exists (select from sales.order_approval rest
        where rest.split_from = order_approval.number)`,
    },
  ],
  orders: [
    {
      table: 'sales."order"',
      begins: 'placed_at',
      only: `${notYet} and state in ('complete', 'canceled', 'closed')`,
      mask: `${person}, note = null, ship_to = ${maskedAddress('ship_to')}, bill_to = ${maskedAddress('bill_to')},
        version = version + 1`,
    },
  ],
};

/** Drafts of requests with the files sent for them. */
async function removeDrafts(app: INestApplicationContext, before: Date): Promise<number> {
  const [em, files] = [app.get(EntityManager), app.get(RecordFiles)];
  for (let removed = 0; ;) {
    const rows = await em.transactional(async (tx) => {
      const drafts = await tx.execute<{ id: string }[]>(
        `delete from sales.quote_draft where id in (select id from sales.quote_draft where changed_at < ?
           limit ${batch} for update skip locked) returning id`,
        [before],
      );
      for (const { id } of drafts) await files.removeSent(tx, `quote-draft:${id}`, 'customer');
      return drafts.length;
    });
    removed += rows;
    if (rows < batch) return removed;
  }
}

/** What somebody sent with a request whose person is masked. */
async function removeQuoteFiles(app: INestApplicationContext): Promise<number> {
  const [em, files] = [app.get(EntityManager), app.get(RecordFiles)];
  for (let removed = 0; ;) {
    const rows = await em.execute<{ record: RecordRef }[]>(
      `select distinct f.record from sales.record_file f join sales.inquiry i on f.record = 'inquiry:' || i.id
       where f.sender = 'customer' and i.name = ? limit ${batch}`,
      [expiredText],
    );
    for (const { record } of rows) await em.transactional((tx) => files.removeSent(tx, record, 'customer'));
    removed += rows.length;
    if (rows.length < batch) return removed;
  }
}
