import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminListInquiries } from '@gantry/contracts/endpoints/inquiries';
import {
  inquiryViews,
  type AdminInquiries,
  type InquiryView,
  type inquirySorts,
} from '@gantry/contracts/schemas/admin-inquiry';
import { type QuoteStatus, quoteStatuses } from '@gantry/domain/statuses/quote-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { literal } from '@gantry/nest-kit/like';
import { orderBy } from '@gantry/nest-kit/sort-columns';
import { sql } from 'kysely';
import { isPast } from './staff-inquiry.mapper.ts';
import { headColumns, headOf, inquiryTables } from '../inquiry/inquiry-tables.ts';

type Query = ValidRequestOf<typeof salesAdminListInquiries>['query'];
type Counts = AdminInquiries['counts'];

const all = labelsOf(quoteStatuses);
const live = all.filter((status) => quoteStatuses[status].turn !== null);
const whoseTurn = (turn: 'store' | 'customer' | 'supplier' | null) =>
  all.filter((status) => quoteStatuses[status].turn === turn);

/** What lies in a queue: its statuses, and what else must be true. */
interface Queue {
  readonly statuses: readonly QuoteStatus[];
  readonly only?: 'late' | 'mine' | 'unassigned';
}
const queues: Readonly<Record<InquiryView, Queue>> = {
  'needs-reply': { statuses: whoseTurn('store') },
  late: { statuses: live, only: 'late' },
  'waiting-customer': { statuses: ['waiting-customer', 'waiting-customer-important'] },
  'waiting-manufacturer': { statuses: whoseTurn('supplier') },
  'offers-out': { statuses: ['sent-offer'] },
  mine: { statuses: live, only: 'mine' },
  unassigned: { statuses: live, only: 'unassigned' },
  closed: { statuses: whoseTurn(null) },
  all: { statuses: all },
};

/**
 * How long counts may be shown again, in milliseconds: a change that was written before another and is there after it does
 * not show by the moment of the last one.
 */
const countAgainMs = 2_000;

/** The queues of inquiries and quotes. */
@Injectable()
export class QuoteQueuesRepository {
  private counted: { changed: string | null; at: number; rows: Promise<readonly CountRow[]> } | undefined;

  constructor(private readonly em: EntityManager) {}

  /** What is due first comes first; what is finished, and all together, newest first; unless asked for in another order. */
  async listInquiries(
    accountId: string | null,
    { view = 'needs-reply', q, sort, page = 1, size = 50 }: Query,
  ): Promise<AdminInquiries> {
    const [rows, counts] = await Promise.all([
      this.pageOf(accountId, { view, q, sort, page, size }),
      this.countQueues(accountId),
    ]);
    const items = rows.map((row) => ({
      ...headOf(row),
      name: row.name,
      company: row.company,
      email: row.email,
      assignee: row.assignee,
      dueAt: row.due_at && new Date(row.due_at).toISOString(),
      isLate: isPast(row.due_at),
    }));
    // with a search the count comes with the rows: past the last one it is asked of the first
    const [first] =
      rows.length > 0 || page === 1 || !q
        ? rows
        : await this.pageOf(accountId, { view, q, page: 1, size: 1 });
    return { items, total: q ? Number(first?.found ?? 0) : counts[view], page, size, counts };
  }

  /** Rows of one page. An index alone tells which they are: no row is opened that is not shown. */
  private pageOf(accountId: string | null, { view, q, sort, page, size }: PageQuery) {
    const order = sql.raw(orderBy(sort, { names: sorts, id: 'i.id', otherwise: ownOrder(view) }));
    const chosen = this.matching(accountId, view, q)
      .select('i.id')
      // a search is one walk, not one more for the count
      .select((eb) => (q === undefined ? eb.val('0') : eb.fn.countAll<string>().over()).as('found'))
      .orderBy(order)
      .limit(size)
      .offset((page - 1) * size);
    return inquiryTables(this.em)
      .with('chosen', () => chosen)
      .selectFrom('chosen')
      .innerJoin('inquiry as i', 'i.id', 'chosen.id')
      .select([...headColumns, 'name', 'company', 'email', 'assignee', 'due_at', 'found'])
      .orderBy(order)
      .execute();
  }

  private matching(accountId: string | null, view: InquiryView, q: string | undefined) {
    const { statuses, only } = queues[view];
    let matching = inquiryTables(this.em).selectFrom('inquiry as i');
    if (view !== 'all') matching = matching.where('i.status', 'in', statuses);
    if (only === 'late') matching = matching.where('i.due_at', '<', new Date());
    if (only === 'mine') matching = matching.where('i.assignee_id', '=', accountId);
    if (only === 'unassigned') matching = matching.where('i.assignee_id', 'is', null);
    if (!q) return matching;
    const pattern = `%${literal(q)}%`;
    return matching.where((eb) =>
      eb.or(
        (['number', 'name', 'company', 'email', 'summary'] as const).map((column) =>
          eb(`i.${column}`, 'ilike', pattern),
        ),
      ),
    );
  }

  /** How many lie in each queue. */
  async countQueues(accountId: string | null): Promise<Counts> {
    const [now] = await this.em.execute<[{ changed: string | null; mine: number }]>(
      `select (select max(updated_at)::text from sales.inquiry) as changed,
         (select count(*)::int from sales.inquiry where assignee_id = ? and status in (?)) as mine`,
      [accountId, queues.mine.statuses],
    );
    const rows = await this.countsAt(now.changed);
    const countOf = ({ statuses, only }: Queue) =>
      only === 'mine'
        ? now.mine
        : rows.reduce((sum, row) => sum + (statuses.includes(row.status) ? row[only ?? 'all'] : 0), 0);
    const entries = inquiryViews.map((view) => [view, countOf(queues[view])] as const);
    const counts = Object.fromEntries(entries) as Record<InquiryView, number>;
    return { ...counts, fresh: countOf({ statuses: ['new'] }) };
  }

  /** What is the same for everybody is counted again when something has changed, and as time makes things late. */
  private countsAt(changed: string | null): Promise<readonly CountRow[]> {
    const { counted } = this;
    if (counted?.changed === changed && Date.now() - counted.at < countAgainMs) return counted.rows;
    const rows = this.countAll();
    this.counted = { changed, at: Date.now(), rows };
    rows.catch(() => (this.counted = undefined));
    return rows;
  }

  /** All from one walk over one index. */
  private countAll(): Promise<CountRow[]> {
    return this.em.execute<CountRow[]>(
      `select status, count(*)::int as all, count(*) filter (where due_at < now())::int as late,
         count(*) filter (where assignee_id is null)::int as unassigned
       from sales.inquiry group by status`,
    );
  }
}

type PageQuery = Required<Pick<Query, 'view' | 'page' | 'size'>> & Pick<Query, 'q' | 'sort'>;

/** What inquiries `i` are sorted by, as SQL. */
const sorts: Readonly<Record<(typeof inquirySorts)[number], string>> = {
  number: 'lpad(i.number, 20)',
  status: 'i.status',
  due: 'i.due_at',
  updated: 'i.updated_at',
  subject: 'i.subject',
  from: 'lower(i.name)',
  about: 'lower(i.summary)',
  assignee: 'lower(i.assignee)',
};

/**
 * The order of a queue by itself, which its index gives. Clocks count business hours: what came in over night is due at
 * once, and its turn is as it came.
 */
function ownOrder(view: InquiryView): string {
  const isQueue = view !== 'closed' && view !== 'all';
  return isQueue ? 'i.due_at, i.received_at' : 'i.updated_at desc, i.received_at desc';
}

/** What all inquiries of a status come to. */
interface CountRow {
  readonly status: QuoteStatus;
  readonly all: number;
  readonly late: number;
  readonly unassigned: number;
}
