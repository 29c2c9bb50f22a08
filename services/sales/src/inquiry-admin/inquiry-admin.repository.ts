import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminListInquiries } from '@gantry/contracts/endpoints/inquiries';
import type { AdminInquiries, InquiryView } from '@gantry/contracts/schemas/inquiry';
import { type QuoteStatus, quoteStatuses } from '@gantry/domain/statuses/quote-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { headColumns, headOf, inquiryTables } from '../inquiry/inquiry-tables.ts';
import { literal } from '@gantry/nest-kit/like';

type Query = ValidRequestOf<typeof salesAdminListInquiries>['query'];

const all = labelsOf(quoteStatuses);
const whoseTurn = (turn: 'store' | 'customer' | null) =>
  all.filter((status) => quoteStatuses[status].turn === turn);
const views: Readonly<Record<InquiryView, readonly QuoteStatus[]>> = {
  open: whoseTurn('store'),
  waiting: whoseTurn('customer'),
  closed: whoseTurn(null),
  all,
};

/** All inquiries, by whose turn it is. */
@Injectable()
export class InquiryAdminRepository {
  constructor(private readonly em: EntityManager) {}

  /** What waits longest comes first; what is finished, and all together, newest first. */
  async listInquiries({ view = 'open', q, page = 1, size = 50 }: Query): Promise<AdminInquiries> {
    let matching = inquiryTables(this.em).selectFrom('inquiry as i').where('i.status', 'in', views[view]);
    if (q) {
      const pattern = `%${literal(q)}%`;
      matching = matching.where((eb) =>
        eb.or(
          (['number', 'name', 'company', 'email', 'summary'] as const).map((column) =>
            eb(`i.${column}`, 'ilike', pattern),
          ),
        ),
      );
    }
    const isQueue = view === 'open' || view === 'waiting';
    const [rows, counted, counts] = await Promise.all([
      matching
        .select([...headColumns, 'name', 'company', 'email', 'assignee'])
        .orderBy('i.updated_at', isQueue ? 'asc' : 'desc')
        .orderBy('i.id')
        .limit(size)
        .offset((page - 1) * size)
        .execute(),
      matching.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirst(),
      this.counts(),
    ]);
    const items = rows.map(({ name, company, email, assignee, ...head }) => ({
      ...headOf(head),
      name,
      company,
      email,
      assignee,
    }));
    return { items, total: Number(counted?.total ?? 0), page, size, counts };
  }

  private async counts(): Promise<AdminInquiries['counts']> {
    const rows = await inquiryTables(this.em)
      .selectFrom('inquiry')
      .select((eb) => ['status' as const, eb.fn.countAll<string>().as('count')])
      .groupBy('status')
      .execute();
    const sum = (statuses: readonly QuoteStatus[]) =>
      rows
        .filter(({ status }) => statuses.includes(status))
        .reduce((total, { count }) => total + Number(count), 0);
    const { open, waiting, closed } = views;
    return { fresh: sum(['new']), open: sum(open), waiting: sum(waiting), closed: sum(closed) };
  }
}
