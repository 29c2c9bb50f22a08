import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { publish } from '@gantry/nest-kit/events';
import type { Certificate } from '../rules/certificate.entity.ts';

/** Orders in one event. */
const batch = 200;
/** What is older is invoiced long ago. */
const openDays = 400;

/** Orders that were taxed before their customer's certificate was approved. */
@Injectable()
export class ExemptedOrdersRepository {
  constructor(private readonly em: EntityManager) {}

  /** Names them to sales, which knows what of them is still open; in the caller's transaction. */
  async announceExempted(em: EntityManager, one: Certificate): Promise<void> {
    const orderNumbers = await this.findTaxed(em, one);
    for (let at = 0; at < orderNumbers.length; at += batch) {
      const mark = { entity: `certificate:${one.id}`, version: `${one.version}.${at}` };
      await publish(em, 'orders.exempted', { orderNumbers: orderNumbers.slice(at, at + batch) }, mark);
    }
  }

  /** One that was placed while its certificate was being approved. */
  announceLate(orderNumber: string): Promise<void> {
    const mark = { entity: `order:${orderNumber}`, version: 'exempted' };
    return publish(this.em, 'orders.exempted', { orderNumbers: [orderNumber] }, mark);
  }

  private async findTaxed(em: EntityManager, one: Certificate): Promise<string[]> {
    const rows = await em.execute<{ order_number: string }[]>(findSql, [
      one.accountId,
      one.companyId ?? '',
      openDays,
      JSON.stringify(one.states),
    ]);
    return rows.map(({ order_number: number }) => number);
  }
}

const findSql = `select order_number from (
    select distinct on (order_number) order_number, total, record #>> '{situation,state}' as state
    from taxation.calculation
    where (record #>> '{request,customer,accountId}' = ? or record #>> '{request,customer,companyId}' = ?)
      and at > now() - make_interval(days => ?)
    order by order_number, revision desc) newest
  where total > 0 and state in (select jsonb_array_elements_text(?::jsonb)) order by order_number`;
