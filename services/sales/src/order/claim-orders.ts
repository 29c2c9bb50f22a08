import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { OnEvent, publish } from '@gantry/nest-kit/events';
import { system } from './actor.ts';
import type { Order } from './order.entity.ts';
import { OrderRepository } from './order.repository.ts';

/** Gives an account the orders that were placed as a guest by its e-mail address, once that is proven to be its owner's. */
@Injectable()
export class ClaimOrders {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderRepository,
  ) {}

  @OnEvent('account.confirmed')
  async claimOrders({ accountId, accountNumber, email }: EventPayload<'account.confirmed'>): Promise<void> {
    const claimed = await this.orders.lockGuestOrders(email);
    for (const order of claimed) {
      order.accountId = accountId;
      order.accountNumber = accountNumber;
      order.version += 1;
      await this.em.execute(
        'update sales.invoice set account_id = ?, account_number = ? where order_id = ?',
        [accountId, accountNumber, order.id],
      );
      const entry = {
        at: new Date().toISOString(),
        actorId: null,
        actor: system.name,
        actorRole: system.role,
        entity: 'order',
        entityNumber: order.number,
        field: 'account',
        before: null,
        after: accountNumber,
        reason: 'placed as a guest with the e-mail address of the account',
        requestId: null,
      };
      const mark = { entity: `order:${order.number}`, version: `account:${accountId}` };
      await publish(this.em, 'record.changed', entry, mark);
    }
    await this.em.flush();
    if (claimed.length > 0) await this.tellPayments(accountId, claimed);
  }

  /** What was paid too much for them is the account's, too. */
  private tellPayments(accountId: string, claimed: readonly Order[]): Promise<void> {
    const orders = claimed.map(({ number, companyId = null }) => ({ number, accountId, companyId }));
    const version = claimed.map(({ version: of }) => of).join('-');
    const mark = { entity: `claimed:${accountId}:${orders[0]?.number}`, version };
    return publish(this.em, 'orders.owned', { orders }, mark);
  }
}
