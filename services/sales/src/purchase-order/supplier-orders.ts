import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAnswerSupplierOrder } from '@gantry/contracts/endpoints/purchase-orders';
import type { SupplierOrder } from '@gantry/contracts/schemas/purchase-order';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { system } from '../order/actor.ts';
import { tellStoreOfAnswer, transitionPurchase } from './purchase-log.ts';
import type { PurchaseOrder } from './purchase-order.entity.ts';
import { supplierOrderView } from './purchase-order.mapper.ts';
import { PurchaseOrderRepository } from './purchase-order.repository.ts';
import { PurchaseOrders } from './purchase-orders.ts';
import { PurchaseConfirmations } from './purchase-confirmations.ts';
import { PurchasedLines } from './purchased-lines.ts';

type Answer = ValidRequestOf<typeof salesAnswerSupplierOrder>['body'];

/** Purchase orders as their suppliers reach them by link; wrong and unknown links are answered alike. */
@Injectable()
export class SupplierOrders {
  constructor(
    private readonly em: EntityManager,
    private readonly purchases: PurchaseOrderRepository,
    private readonly orders: PurchaseOrders,
    private readonly confirmations: PurchaseConfirmations,
    private readonly bought: PurchasedLines,
  ) {}

  /** @throws DomainError NOT_FOUND */
  async getOrder(token: string): Promise<SupplierOrder> {
    const order = await this.openOrder(token);
    return supplierOrderView(order, await this.orders.supplierOf(order));
  }

  /** @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE once it was answered */
  async answerOrder(call: Call, token: string, answer: Answer): Promise<SupplierOrder> {
    const { id } = await this.openOrder(token);
    const scope = `answer-purchase:${id}`;
    await idempotent(this.em, { scope, key: call.idempotencyKey ?? '', request: answer }, async (em) => {
      const order = await this.purchases.lockOrder(id);
      if (!order) throw new DomainError('NOT_FOUND');
      if (order.status !== 'purchase' || order.confirmation)
        throw new DomainError('WRONG_STATE', { status: order.status });
      if (order.version !== answer.version)
        throw new DomainError('STALE_VERSION', { version: order.version });
      const supplier = await this.orders.supplierOf(order);
      const actor = { ...system, name: supplier.name };
      const { reason } = answer;
      if (answer.answer === 'confirm') {
        const isAsOrdered = await this.confirmations.noteConfirmation(em, order, answer, actor);
        const kind = isAsOrdered ? 'confirmed' : 'differs';
        await tellStoreOfAnswer(em, order, supplier, { kind, text: answer.note ?? answer.promisedOn });
        return null;
      }
      await transitionPurchase(em, order, { to: 'declined', reason }, actor);
      await this.bought.release(order.lines.getItems(), actor, reason);
      await tellStoreOfAnswer(em, order, supplier, { kind: 'declined', text: reason });
      return null;
    });
    return this.getOrder(token);
  }

  /** A link works until the purchase order is called off. */
  private async openOrder(token: string): Promise<PurchaseOrder> {
    const order = await this.purchases.findByToken(token);
    if (!order || order.status === 'cancelled') throw new DomainError('NOT_FOUND');
    return order;
  }
}
