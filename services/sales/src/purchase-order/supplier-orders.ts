import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type {
  salesAnswerSupplierOrder,
  salesRescheduleSupplierOrder,
} from '@gantry/contracts/endpoints/purchase-orders';
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
type Days = ValidRequestOf<typeof salesRescheduleSupplierOrder>['body'];

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
  answerOrder(call: Call, token: string, answer: Answer): Promise<SupplierOrder> {
    return this.writeOnce(call, { action: 'answer', token, request: answer }, async (em, order) => {
      if (order.status !== 'purchase' || order.confirmation)
        throw new DomainError('WRONG_STATE', { status: order.status });
      checkVersion(order, answer);
      const supplier = await this.orders.supplierOf(order);
      const actor = { ...system, name: supplier.name };
      const { reason } = answer;
      if (answer.answer === 'confirm') {
        const isAsOrdered = await this.confirmations.noteConfirmation(em, order, answer, actor);
        const kind = isAsOrdered ? 'confirmed' : 'differs';
        return tellStoreOfAnswer(em, order, supplier, { kind, text: answer.note ?? answer.promisedOn });
      }
      await transitionPurchase(em, order, { to: 'declined', reason }, actor);
      await this.bought.release(order.lines.getItems(), actor, reason);
      return tellStoreOfAnswer(em, order, supplier, { kind: 'declined', text: reason });
    });
  }

  /**
   * Other days for what is still to come. They count at once: that goods come later is no wish one could refuse.
   * @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE before it is confirmed and once all has come, INVALID where
   * no day becomes another
   */
  rescheduleOrder(call: Call, token: string, said: Days): Promise<SupplierOrder> {
    return this.writeOnce(call, { action: 'move', token, request: said }, async (em, order) => {
      checkVersion(order, said);
      const supplier = await this.orders.supplierOf(order);
      await this.confirmations.noteDays(em, order, said, { ...system, name: supplier.name });
      const text = [order.promisedOn, said.note].filter(Boolean).join(' · ');
      await tellStoreOfAnswer(em, order, supplier, { kind: 'moved', text });
    });
  }

  private async writeOnce(
    call: Call,
    { action, token, request }: { readonly action: string; readonly token: string; readonly request: object },
    write: (em: EntityManager, order: PurchaseOrder) => Promise<void>,
  ): Promise<SupplierOrder> {
    const { id } = await this.openOrder(token);
    const scope = `${action}-purchase:${id}`;
    await idempotent(this.em, { scope, key: call.idempotencyKey ?? '', request }, async (em) => {
      const order = await this.purchases.lockOrder(id);
      if (!order) throw new DomainError('NOT_FOUND');
      await write(em, order);
      await this.bought.expectStock(order);
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

/** @throws DomainError STALE_VERSION where it was changed since it was read */
function checkVersion(order: PurchaseOrder, { version }: { readonly version: number }): void {
  if (order.version !== version) throw new DomainError('STALE_VERSION', { version: order.version });
}
