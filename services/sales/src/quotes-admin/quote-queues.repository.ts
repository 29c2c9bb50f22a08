import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminListInquiries } from '@gantry/contracts/endpoints/inquiries';
import { inquiryViews, type AdminInquiries, type InquiryView } from '@gantry/contracts/schemas/admin-inquiry';
import { type QuoteStatus, quoteStatuses } from '@gantry/domain/statuses/quote-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { literal } from '@gantry/nest-kit/like';
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

/** The queues of inquiries and quotes. */
@Injectable()
export class QuoteQueuesRepository {
  constructor(private readonly em: EntityManager) {}

  /** What is due first comes first; what is finished, and all together, newest first. */
  async listInquiries(
    accountId: string | null,
    { view = 'needs-reply', q, page = 1, size = 50 }: Query,
  ): Promise<AdminInquiries> {
    const matching = this.matching(accountId, view, q);
    const isQueue = view !== 'closed' && view !== 'all';
    const [rows, counts] = await Promise.all([
      matching
        .select([...headColumns, 'name', 'company', 'email', 'assignee', 'due_at'])
        // a search is one walk through the table, not one more for the count
        .$if(q !== undefined, (query) => query.select((eb) => eb.fn.countAll<string>().over().as('found')))
        .orderBy(isQueue ? 'i.due_at' : 'i.updated_at', isQueue ? 'asc' : 'desc')
        // clocks count business hours: what came in over night is due at once, and its turn is as it came
        .orderBy('i.received_at', isQueue ? 'asc' : 'desc')
        .orderBy('i.id')
        .limit(size)
        .offset((page - 1) * size)
        .execute(),
      this.counts(accountId),
    ]);
    const items = rows.map(({ name, company, email, assignee, due_at, ...head }) => ({
      ...headOf(head),
      name,
      company,
      email,
      assignee,
      dueAt: due_at && new Date(due_at).toISOString(),
      isLate: isPast(due_at),
    }));
    return { items, total: q ? Number(rows[0]?.found ?? 0) : counts[view], page, size, counts };
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

  /** How many lie in each queue, all from one walk over one index. */
  private async counts(accountId: string | null): Promise<Counts> {
    const rows = await this.em.execute<CountRow[]>(
      `select status, count(*)::int as all, count(*) filter (where due_at < now())::int as late,
         count(*) filter (where assignee_id = ?)::int as mine,
         count(*) filter (where assignee_id is null)::int as unassigned
       from sales.inquiry group by status`,
      [accountId],
    );
    const countOf = ({ statuses, only }: Queue) =>
      rows.reduce((sum, row) => sum + (statuses.includes(row.status) ? row[only ?? 'all'] : 0), 0);
    const entries = inquiryViews.map((view) => [view, countOf(queues[view])] as const);
    const counts = Object.fromEntries(entries) as Record<InquiryView, number>;
    return { ...counts, fresh: countOf({ statuses: ['new'] }) };
  }
}

interface CountRow {
  readonly status: QuoteStatus;
  readonly all: number;
  readonly late: number;
  readonly mine: number;
  readonly unassigned: number;
}
