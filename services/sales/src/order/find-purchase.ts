import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { cancelledGroup, heldGroup, waitingGroup } from '@gantry/domain/statuses/line-groups';

/** Lines the seller has not accepted, or whose order ended without goods: nothing was bought by them. */
const notBought = [...waitingGroup, ...cancelledGroup, ...heldGroup];

/** Tells other services whether an account has bought a product. */
@Injectable()
export class FindPurchase {
  constructor(private readonly em: EntityManager) {}

  /** The latest line that counts as bought; returned goods were bought too. */
  async latest(accountId: string, sku: string): Promise<{ lineId: string; orderNumber: string } | null> {
    const [found] = await this.em.execute<{ lineId: string; orderNumber: string }[]>(
      `select l.id as "lineId", o.number as "orderNumber"
       from sales.order_line l join sales."order" o on o.id = l.order_id
       where o.account_id = ? and l.sku = ? and l.status not in (select jsonb_array_elements_text(?::jsonb))
       order by o.placed_at desc, l.line_number desc limit 1`,
      [accountId, sku, JSON.stringify(notBought)],
    );
    return found ?? null;
  }
}
