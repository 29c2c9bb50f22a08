import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { Inquiry } from '../inquiry/inquiry.entity.ts';
import type { MeasuredSums } from './approval-measures.ts';
import { ApprovalRule, OfferApproval } from './approval.entity.ts';

/** An offer that was sent, as rules look at it. */
export interface SentSums extends MeasuredSums {
  readonly number: string;
  readonly revision: number;
  readonly sentAt: Date;
}

/** Sums come as text: they may be larger than a number of the database. */
interface SentRow extends Record<'list' | 'listed' | 'goods' | 'grand_total', string> {
  readonly number: string;
  readonly revision: number;
  readonly sent_at: string;
  readonly cost: string | null;
}

/** Rules for approving offers, and requests for an approval, in the database. */
@Injectable()
export class ApprovalRepository {
  constructor(private readonly em: EntityManager) {}

  listRules(): Promise<ApprovalRule[]> {
    return this.em.find(ApprovalRule, {}, { orderBy: { measure: 'asc', threshold: 'asc', id: 'asc' } });
  }

  activeRules(): Promise<ApprovalRule[]> {
    return this.em.find(ApprovalRule, { isActive: true }, { orderBy: { id: 'asc' } });
  }

  /** Locked until the transaction ends; null before it is saved for the first time. */
  lockRule(id: string): Promise<ApprovalRule | null> {
    return this.em.findOne(ApprovalRule, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  /** The request that waits. */
  findOpen({ id }: Inquiry): Promise<OfferApproval | null> {
    return this.em.findOne(OfferApproval, { inquiryId: id, decision: null }, { refresh: true });
  }

  /** The newest request that was not withdrawn. */
  findNewest({ id }: Inquiry): Promise<OfferApproval | null> {
    const isMeant = { $or: [{ decision: null }, { decision: { $ne: 'withdrawn' as const } }] };
    return this.em.findOne(
      OfferApproval,
      { inquiryId: id, ...isMeant },
      { orderBy: { requestedAt: 'desc' }, refresh: true },
    );
  }

  /** Every revision sent since then, newest first. */
  async sentSince(since: Date): Promise<SentSums[]> {
    const rows = await this.em.execute<SentRow[]>(
      `select i.number, o.revision, o.sent_at, o.grand_total,
         coalesce(sum(l.list_price * l.quantity), 0) as list,
         coalesce(sum(l.unit_price * l.quantity) filter (where l.list_price is not null), 0) as listed,
         sum(l.unit_price * l.quantity) as goods,
         case when bool_and(l.unit_cost is not null) then sum(l.unit_cost * l.quantity) end as cost
       from sales.offer o
       join sales.inquiry i on i.id = o.inquiry_id
       join sales.offer_line l on l.offer_id = o.id
       where o.sent_at >= ?
       group by o.id, i.number
       order by o.sent_at desc`,
      [since],
    );
    return rows.map((row) => ({
      number: row.number,
      revision: row.revision,
      sentAt: new Date(row.sent_at),
      list: Number(row.list),
      listed: Number(row.listed),
      goods: Number(row.goods),
      cost: row.cost === null ? null : Number(row.cost),
      total: Number(row.grand_total),
    }));
  }
}
