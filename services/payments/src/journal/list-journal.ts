import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { paymentsListJournal } from '@gantry/contracts/endpoints/payments';
import type { JournalEntryView } from '@gantry/contracts/schemas/payment';
import { findLogPage } from '@gantry/nest-kit/counted-days';
import { countListed, longWindow, type LongCount } from '@gantry/nest-kit/long-list';
import type { PageWindow } from '@gantry/nest-kit/page-window';
import { journalLog } from './journal-days.ts';
import { JournalEntry } from './journal-entry.entity.ts';

type Query = ValidRequestOf<typeof paymentsListJournal>['query'];
interface Condition {
  readonly sql: string;
  readonly values: readonly string[];
}

const usualSize = 50;
const { table } = journalLog;

/** The journal, newest entries first. */
@Injectable()
export class ListJournal {
  constructor(private readonly em: EntityManager) {}

  /** One page; of very many entries of an account the newest. */
  async listJournal({ page = 1, size = usualSize, order, account }: Query) {
    const isAll = !order && !account;
    const { ids, ...count } = isAll
      ? await findLogPage(this.em, journalLog, { page, size })
      : await this.findNarrowed(narrowed(order, account), page, size);
    const entries = await this.em.find(
      JournalEntry,
      { id: { $in: [...ids] } },
      { populate: ['postings'], orderBy: { at: 'desc', id: 'desc' } },
    );
    return { items: entries.map(viewOf), ...count, page, size };
  }

  private async findNarrowed(
    condition: Condition,
    page: number,
    size: number,
  ): Promise<LongCount & { readonly ids: readonly string[] }> {
    const count = await countListed(this.em, `${table} e where ${condition.sql}`, condition.values);
    const window = longWindow(count, page, size);
    return { ...count, ids: window ? await this.findIds(condition, window) : [] };
  }

  /** By an index alone, from the end that is nearer; the entries themselves are read for the page. */
  private async findIds(
    { sql, values }: Condition,
    { isFromEnd, limit, offset }: PageWindow,
  ): Promise<string[]> {
    const direction = isFromEnd ? 'asc' : 'desc';
    const rows = await this.em.execute<{ id: string }[]>(
      `select e.id from ${table} e where ${sql} order by e.at ${direction}, e.id ${direction} limit ? offset ?`,
      [...values, limit, offset],
    );
    return rows.map(({ id }) => id);
  }
}

function narrowed(order: string | undefined, account: string | undefined): Condition {
  const parts: Condition[] = [];
  if (order)
    parts.push({
      sql: `e.id in (select id from ${table} where order_number = ?
        union select entry_id from payments.journal_posting where order_number = ?)`,
      values: [order, order],
    });
  if (account)
    parts.push({
      sql: 'exists (select from payments.journal_posting p where p.entry_id = e.id and p.account = ?)',
      values: [account],
    });
  return {
    sql: parts.map(({ sql }) => sql).join(' and '),
    values: parts.flatMap(({ values }) => values),
  };
}

const viewOf = ({ id, at, kind, cause, orderNumber, postings }: JournalEntry): JournalEntryView => ({
  id,
  at: at.toISOString(),
  kind,
  cause,
  orderNumber: orderNumber ?? null,
  postings: postings
    .getItems()
    .map((posting) => ({
      account: posting.account,
      orderNumber: posting.orderNumber ?? null,
      amount: posting.amount,
    }))
    .toSorted((left, right) => right.amount - left.amount),
});
