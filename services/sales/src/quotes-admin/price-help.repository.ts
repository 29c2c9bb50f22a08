import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EarlierPrice, SupplierAnswer } from '@gantry/contracts/schemas/admin-inquiry';
import type { Inquiry, InquiryLine } from '../inquiry/inquiry.entity.ts';

/** An earlier price with the product it was for. */
export type EarlierPriceOf = EarlierPrice & { readonly sku: string };

/** Earlier prices of one product that are worth showing. */
const perProduct = 3;

/** What a customer was charged and quoted before, and what suppliers said. */
@Injectable()
export class PriceHelpRepository {
  constructor(private readonly em: EntityManager) {}

  /** The latest orders of these products by the account, and by others of its company. */
  findOrderPrices(inquiry: Inquiry, skus: readonly string[]): Promise<EarlierPriceOf[]> {
    return this.findPrices(
      `select l.sku, o.number, o.placed_at as at, l.quantity, l.unit_price as "unitPrice", o.account_id as owner
       from sales.order_line l join sales."order" o on o.id = l.order_id
       join people p on p.account_id = o.account_id
       where l.sku in (select sku from wanted) and not l.is_gift`,
      inquiry,
      skus,
    );
  }

  /** The latest quotes; a guest's are found by the e-mail address. */
  findQuotePrices(inquiry: Inquiry, skus: readonly string[]): Promise<EarlierPriceOf[]> {
    return this.findPrices(
      `select l.sku, i.number, i.received_at as at, l.quantity, l.unit_price as "unitPrice", i.account_id as owner
       from sales.inquiry_line l join sales.inquiry i on i.id = l.inquiry_id
       where l.sku in (select sku from wanted) and l.unit_price is not null and i.id <> (select id from this)
         and (i.account_id in (select account_id from people)
           or (i.account_id is null and i.email = (select email from this)))`,
      inquiry,
      skus,
    );
  }

  /** What a supplier answered last, by the line: about it, or about its product in another quote. */
  async findSupplierAnswers(lines: readonly InquiryLine[]): Promise<ReadonlyMap<string, SupplierAnswer>> {
    const wanted = lines.map(({ id, sku = null }) => ({ id, sku }));
    const rows = await this.em.execute<AnswerRow[]>(
      `with wanted as (select * from jsonb_to_recordset(?::jsonb) as w (id uuid, sku text))
       select distinct on (w.id) w.id as "lineId", s.name as supplier, a.answered_at as at, a.quantity,
         a.cannot_supply as "cannotSupply", a.unit_cost as "unitCost", a.lead_time_days as "leadTimeDays"
       from sales.supplier_request_line a
       join sales.inquiry_line l on l.id = a.inquiry_line_id
       join wanted w on w.id = l.id or w.sku = l.sku
       join sales.supplier_request r on r.id = a.request_id
       join sales.supplier s on s.id = r.supplier_id
       where a.answered_at is not null
       order by w.id, a.answered_at desc, a.id`,
      [JSON.stringify(wanted)],
    );
    return new Map(
      rows.map(({ lineId, at, unitCost, ...answer }) => [
        lineId,
        {
          ...answer,
          at: new Date(at).toISOString(),
          unitCost: unitCost === null ? null : Number(unitCost),
        },
      ]),
    );
  }

  /** What a supplier asked last for a unit of each product, in minor units; products that nobody answered about are missing. */
  async findLastCosts(skus: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.em.execute<{ sku: string; unitCost: string }[]>(
      `select distinct on (l.sku) l.sku, a.unit_cost as "unitCost"
       from sales.supplier_request_line a join sales.inquiry_line l on l.id = a.inquiry_line_id
       where l.sku in (select jsonb_array_elements_text(?::jsonb)) and a.unit_cost is not null
         and a.answered_at is not null
       order by l.sku, a.answered_at desc, a.id`,
      [JSON.stringify(skus)],
    );
    return new Map(rows.map(({ sku, unitCost }) => [sku, Number(unitCost)]));
  }

  private async findPrices(
    source: string,
    inquiry: Inquiry,
    skus: readonly string[],
  ): Promise<EarlierPriceOf[]> {
    if (skus.length === 0) return [];
    const { accountId = null, companyId = null } = inquiry;
    const rows = await this.em.execute<PriceRow[]>(
      `with wanted as (select distinct jsonb_array_elements_text(?::jsonb) as sku),
         this as (select ?::uuid as id, ?::text as email),
         people as (select ?::text as account_id union
           select account_id from sales.inquiry where company_id = ?::uuid and account_id is not null),
         found as (${source}),
         ranked as (select *, row_number() over (partition by sku order by at desc, number desc) as place from found)
       select * from ranked where place <= ${perProduct} order by sku, place`,
      [JSON.stringify(skus), inquiry.id, inquiry.email, accountId, companyId],
    );
    return rows.map(({ sku, number, at, quantity, unitPrice, owner }) => ({
      sku,
      number,
      at: new Date(at).toISOString(),
      quantity,
      unitPrice: Number(unitPrice),
      from: owner === accountId ? 'account' : 'company',
    }));
  }
}

interface AnswerRow extends Omit<SupplierAnswer, 'at' | 'unitCost'> {
  readonly lineId: string;
  readonly at: Date;
  readonly unitCost: string | null;
}

interface PriceRow {
  readonly sku: string;
  readonly number: string;
  readonly at: Date;
  readonly quantity: number;
  readonly unitPrice: string;
  readonly owner: string | null;
}
