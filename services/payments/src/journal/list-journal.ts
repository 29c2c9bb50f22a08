import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { paymentsListJournal } from '@gantry/contracts/endpoints/payments';
import type { JournalEntryView } from '@gantry/contracts/schemas/payment';
import { countListed, countTable, longWindow, type LongCount } from '@gantry/nest-kit/long-list';
import type { PageWindow } from '@gantry/nest-kit/page-window';
import { JournalEntry } from './journal-entry.entity.ts';

type Query = ValidRequestOf<typeof paymentsListJournal>['query'];
interface Condition {
  readonly sql: string;
  readonly values: readonly string[];
}

const usualSize = 50;
const table = 'payments.journal_entry';
const all: Condition = { sql: 'true', values: [] };

/** The journal, newest entries first. */
@Injectable()
export class ListJournal {
  constructor(private readonly em: EntityManager) {}

  /** One page; of very many entries of an account the newest. */
  async listJournal({ page = 1, size = usualSize, order, account }: Query) {
    const isAll = !order && !account;
    const condition = isAll ? all : narrowed(order, account);
    const count = isAll ? await countTable(this.em, table) : await this.countNarrowed(condition);
    const window = longWindow(count, page, size);
    const ids = window ? await this.findIds(condition, window) : [];
    const entries = await this.em.find(
      JournalEntry,
      { id: { $in: ids } },
      { populate: ['postings'], orderBy: { at: 'desc', id: 'desc' } },
    );
    return { items: entries.map(viewOf), ...count, page, size };
  }

  private countNarrowed({ sql, values }: Condition): Promise<LongCount> {
    return countListed(this.em, `${table} e where ${sql}`, values);
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
