import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesListMyInquiries } from '@gantry/contracts/endpoints/inquiries';
import { isQuoteShownToCustomer, quoteStatuses } from '@gantry/domain/statuses/quote-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { CompanyBuyers } from '@gantry/contracts/schemas/company-buyer';
import { literal } from '@gantry/nest-kit/like';
import { buyersOf, mostBuyers } from '../shared/company-buyers.ts';
import { askedBuyer, buyerNameFor, type AskedBuyer } from '../shared/may-read-record.ts';
import { startOf } from '../shared/periods.ts';
import { headColumns, headOf, inquiryTables } from './inquiry-tables.ts';

type Query = ValidRequestOf<typeof salesListMyInquiries>['query'];
const shown = labelsOf(quoteStatuses).filter(isQuoteShownToCustomer);

/** What an account, or a company, has asked. */
@Injectable()
export class MyInquiriesRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * Newest first; the search finds numbers, summaries, and names and part numbers of lines.
   * @throws DomainError NOT_PERMITTED for others' inquiries where the caller's role does not read those
   */
  async listInquiries(caller: Identity, { buyer, ...query }: Query) {
    const asked = askedBuyer(caller, buyer);
    const { rows, ...list } = await this.findInquiries(asked, query);
    if ('accountId' in asked) return { items: rows.map(headOf), ...list };
    const items = rows.map((row) => ({
      ...headOf(row),
      askedBy: buyerNameFor({ accountId: row.account_id, name: row.name }, caller),
    }));
    return { items, ...list, buyers: await this.findBuyers(asked.companyId) };
  }

  private async findInquiries(asked: AskedBuyer, { period = 'all', q, page = 1, size = 20 }: Query) {
    let matching = this.inquiriesOf(asked)
      .where('i.status', 'in', shown)
      .where('i.received_at', '>=', startOf(period));
    if (q) {
      const pattern = `%${literal(q)}%`;
      matching = matching.where((eb) =>
        eb.or([
          eb('i.number', 'ilike', pattern),
          eb('i.summary', 'ilike', pattern),
          ...('companyId' in asked ? [eb('i.name', 'ilike', pattern)] : []),
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
        .select(
          [...headColumns, 'account_id' as const, 'name' as const].map((column) => `i.${column}` as const),
        )
        .orderBy('i.received_at', 'desc')
        .orderBy('i.id')
        .limit(size)
        .offset((page - 1) * size)
        .execute(),
      matching.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirst(),
    ]);
    return { rows, total: Number(counted?.total ?? 0), page, size };
  }

  private inquiriesOf(asked: AskedBuyer) {
    const inquiries = inquiryTables(this.em).selectFrom('inquiry as i');
    if ('accountId' in asked) return inquiries.where('i.account_id', '=', asked.accountId);
    const ofCompany = inquiries.where('i.company_id', '=', asked.companyId);
    return asked.accountNumber ? ofCompany.where('i.account_number', '=', asked.accountNumber) : ofCompany;
  }

  /** Everybody who has asked in the name of a company, by their newest name. */
  private findBuyers(companyId: string): Promise<CompanyBuyers> {
    return this.em.execute(buyersOf('sales.inquiry', 'received_at'), [companyId, mostBuyers]);
  }
}
