import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { Supplier as SupplierView } from '@gantry/contracts/schemas/supplier';
import { deliveryRecord, type Delivery, type DeliveryRecord } from './delivery-record.ts';
import { linkTokenHash } from '../shared/link-token.ts';
import { SupplierRequest } from './supplier-request.entity.ts';
import { Supplier } from './supplier.entity.ts';

/** How suppliers answered and delivered so far. */
export type SupplierRecord = SupplierView['record'];
type AnswerRecord = Omit<SupplierRecord, keyof DeliveryRecord>;

const nothingYet: AnswerRecord = { asked: 0, answered: 0, expired: 0, answerHours: null };
/** Purchase orders that tell how a supplier delivers now; older ones tell how they used to. */
const maxDeliveries = 50;

/** Suppliers and what they were asked. */
@Injectable()
export class SupplierRepository {
  constructor(private readonly em: EntityManager) {}

  /** By name; with a search those whose name or brand holds it. */
  listSuppliers(search: string | null): Promise<Supplier[]> {
    if (!search) return this.em.find(Supplier, {}, { orderBy: { name: 'asc' } });
    return this.em
      .execute<{ id: string }[]>(
        `select id from sales.supplier s
         where strpos(lower(name), lower(?)) > 0
            or exists (select from jsonb_array_elements_text(brands) b where strpos(lower(b), lower(?)) > 0)`,
        [search, search],
      )
      .then((rows) =>
        this.em.find(Supplier, { id: { $in: rows.map(({ id }) => id) } }, { orderBy: { name: 'asc' } }),
      );
  }

  findSupplier(id: string): Promise<Supplier | null> {
    return this.em.findOne(Supplier, { id });
  }

  /** Locked until the transaction ends. */
  lockSupplier(id: string): Promise<Supplier | null> {
    return this.em.findOne(Supplier, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  async isNameTaken(name: string, exceptId: string | null): Promise<boolean> {
    const rows = await this.em.execute<{ id: string }[]>(
      'select id from sales.supplier where lower(name) = lower(?)',
      [name],
    );
    return rows.some(({ id }) => id !== exceptId);
  }

  /** How each of them answered and delivered. */
  async supplierRecords(ids: readonly string[]): Promise<(id: string) => SupplierRecord> {
    const answersOf = await this.answerRecords(ids);
    const deliveries = await this.lastDeliveries(ids);
    return (id) => ({ ...answersOf(id), ...deliveryRecord(deliveries.get(id) ?? []) });
  }

  /** Purchase orders whose goods have all come, by supplier; the newest only. */
  private async lastDeliveries(ids: readonly string[]): Promise<ReadonlyMap<string, Delivery[]>> {
    const rows = await this.em.execute<(Delivery & { supplier_id: string })[]>(
      `select o.supplier_id, o.sent_at as "sentAt", o.promised_on::text as "promisedOn", o."receivedAt"
       from jsonb_array_elements_text(?::jsonb) s
       cross join lateral (
         select supplier_id, sent_at, promised_on, e.at as "receivedAt"
         from sales.purchase_order p
         cross join lateral (
           select min(at) as at from sales.purchase_order_event
           where purchase_order_id = p.id and to_status = 'received'
         ) e
         where p.supplier_id = s.value::uuid and p.status in ('received', 'completed')
           and p.sent_at is not null and e.at is not null
         order by p.sent_at desc limit ?
       ) o`,
      [JSON.stringify(ids), maxDeliveries],
    );
    return Map.groupBy(
      rows.map((row) => ({ ...row, sentAt: new Date(row.sentAt), receivedAt: new Date(row.receivedAt) })),
      ({ supplier_id: id }) => id,
    );
  }

  private async answerRecords(ids: readonly string[]): Promise<(id: string) => AnswerRecord> {
    const rows = await this.em.execute<(AnswerRecord & { supplier_id: string })[]>(
      `select supplier_id, count(*)::int as asked,
         count(*) filter (where answered_at is not null)::int as answered,
         count(*) filter (where status = 'expired' and answered_at is null)::int as expired,
         round(avg(extract(epoch from answered_at - asked_at) / 3600))::int as "answerHours"
       from sales.supplier_request where supplier_id in (select value::uuid from jsonb_array_elements_text(?::jsonb))
       group by supplier_id`,
      [JSON.stringify(ids)],
    );
    const records = new Map(rows.map(({ supplier_id: id, ...record }) => [id, record]));
    return (id) => records.get(id) ?? nothingYet;
  }

  /** What suppliers were asked for a quote, newest first, with lines. */
  findRequests(inquiryId: string): Promise<SupplierRequest[]> {
    return this.em.find(
      SupplierRequest,
      { inquiryId },
      { populate: ['lines'], orderBy: { askedAt: 'desc', id: 'asc' }, refresh: true },
    );
  }

  findRequest(id: string): Promise<SupplierRequest | null> {
    return this.em.findOne(SupplierRequest, { id }, { populate: ['lines'], refresh: true });
  }

  findByToken(token: string): Promise<SupplierRequest | null> {
    const tokenHash = linkTokenHash(token);
    return this.em.findOne(SupplierRequest, { tokenHash }, { populate: ['lines'], refresh: true });
  }

  /** Locked until the transaction ends. The quote is locked before: always in this order. */
  async lockRequest(id: string): Promise<SupplierRequest | null> {
    const request = await this.em.findOne(
      SupplierRequest,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    await request?.lines.load({ refresh: true });
    return request;
  }

  /** Whether a supplier may still answer something that was asked for a quote. */
  async hasOpenRequests(inquiryId: string): Promise<boolean> {
    return (await this.em.count(SupplierRequest, { inquiryId, status: 'open' })) > 0;
  }
}
