import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { storeHours } from '@gantry/domain/business-days';
import type { OrderedBefore } from '@gantry/domain/order-approval';

/** Where an order goes, as far as a rule asks: its ZIP code, of which the first five signs count in the United States. */
export interface ShipPlace {
  readonly country: string;
  readonly postalCode: string;
}

const zip = (country: string, postalCode: string) =>
  `case when ${country} = 'US' then left(${postalCode}, 5) else upper(replace(${postalCode}, ' ', '')) end`;

/** What has been ordered in the name of a company. */
@Injectable()
export class OrderedBeforeRepository {
  constructor(private readonly em: EntityManager) {}

  /** Of orders that were not canceled; the month is that of the store. */
  async read(
    { companyId, accountId }: { readonly companyId: string; readonly accountId: string },
    { country, postalCode }: ShipPlace,
  ): Promise<OrderedBefore> {
    const [row] = await this.em.execute<{ isKnownPlace: boolean; hasOrdered: boolean; spent: string }[]>(
      `select
         exists (select from sales."order" o where o.company_id = ?::uuid and o.state <> 'canceled'
           and o.ship_to ->> 'country' = ?
           and ${zip("o.ship_to ->> 'country'", "o.ship_to ->> 'postalCode'")} = ${zip('?', '?')}) as "isKnownPlace",
         exists (select from sales."order" o where o.company_id = ?::uuid and o.account_id = ?
           and o.state <> 'canceled') as "hasOrdered",
         (select coalesce(sum(o.due), 0) from sales."order" o where o.company_id = ?::uuid and o.account_id = ?
           and o.state <> 'canceled' and o.placed_at >=
             date_trunc('month', now() at time zone '${storeHours.timeZone}') at time zone '${storeHours.timeZone}') as spent`,
      [companyId, country, country, postalCode, postalCode, companyId, accountId, companyId, accountId],
    );
    return {
      isKnownPlace: row?.isKnownPlace ?? false,
      hasOrdered: row?.hasOrdered ?? false,
      spent: Number(row?.spent ?? 0),
    };
  }

  /** What somebody has left is asked for one order after the other, until the transaction ends. */
  async lockBudget(accountId: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 1))', [`budget:${accountId}`]);
  }
}
