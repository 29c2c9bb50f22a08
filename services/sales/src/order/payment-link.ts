import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { publish } from '@gantry/nest-kit/events';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { actorOf } from './actor.ts';
import { OrderRepository } from './order.repository.ts';
import { awaitsPayment } from './payment-due.ts';

/** Mails customers the link by which they pay their order. */
@Injectable()
export class PaymentLink {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderRepository,
  ) {}

  /** @throws DomainError NOT_FOUND, WRONG_STATE where nothing is due */
  sendLink(call: Call, number: string): Promise<{ email: string }> {
    const { accountId, name: actor, role } = actorOf(call.caller);
    const key = call.idempotencyKey ?? '';
    return idempotent(
      this.em,
      { scope: `payment-link:${accountId}:${number}`, key, request: {} },
      async () => {
        const order = await this.orders.lock(number);
        if (!order) throw new DomainError('NOT_FOUND');
        if (!awaitsPayment(order))
          throw new DomainError('WRONG_STATE', { paymentStatus: order.paymentStatus });
        const { token, email, name, locale, grandTotal: amount } = order;
        const mark = { entity: `order:${number}`, version: `link:${key}` };
        await publish(this.em, 'order.payment-asked', { number, token, email, name, locale, amount }, mark);
        const entry = {
          at: new Date().toISOString(),
          actorId: accountId,
          actor,
          actorRole: role,
          entity: 'order',
          entityNumber: number,
          field: 'payment link',
          before: null,
          after: email,
          reason: null,
          requestId: call.requestId,
        };
        await publish(this.em, 'record.changed', entry, mark);
        return { email };
      },
    );
  }
}
