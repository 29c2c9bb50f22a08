import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesListMyInquiries } from '@gantry/contracts/endpoints/inquiries';
import { isQuoteShownToCustomer, quoteStatuses } from '@gantry/domain/statuses/quote-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { literal } from '@gantry/nest-kit/like';
import { startOf } from '../shared/periods.ts';
import { headColumns, headOf, inquiryTables } from './inquiry-tables.ts';

type Query = ValidRequestOf<typeof salesListMyInquiries>['query'];
const shown = labelsOf(quoteStatuses).filter(isQuoteShownToCustomer);

/** What an account has asked. */
@Injectable()
export class MyInquiriesRepository {
  constructor(private readonly em: EntityManager) {}

  /** Newest first; the search finds numbers, summaries, and names and part numbers of lines. */
  async listInquiries(accountId: string, { period = 'all', q, page = 1, size = 20 }: Query) {
    let matching = inquiryTables(this.em)
      .selectFrom('inquiry as i')
      .where('i.account_id', '=', accountId)
      .where('i.status', 'in', shown)
      .where('i.received_at', '>=', startOf(period));
    if (q) {
      const pattern = `%${literal(q)}%`;
      matching = matching.where((eb) =>
        eb.or([
          eb('i.number', 'ilike', pattern),
          eb('i.summary', 'ilike', pattern),
          eb.exists(
            eb
              .selectFrom('inquiry_line as l')
              .select('l.inquiry_id')
              .whereRef('l.inquiry_id', '=', 'i.id')
              .where((line) =>
                line.or([line('l.name', 'ilike', pattern), line('l.part_number', 'ilike', pattern)]),
              ),
          ),
        ]),
      );
    }
    const [rows, counted] = await Promise.all([
      matching
        .select(headColumns.map((column) => `i.${column}` as const))
        .orderBy('i.received_at', 'desc')
        .orderBy('i.id')
        .limit(size)
        .offset((page - 1) * size)
        .execute(),
      matching.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirst(),
    ]);
    return { items: rows.map(headOf), total: Number(counted?.total ?? 0), page, size };
  }
}
