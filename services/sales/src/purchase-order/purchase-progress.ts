import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type {
  salesAdminInvoicePurchaseOrder,
  salesAdminReceivePurchaseOrder,
  salesAdminShipPurchaseOrder,
  salesAdminTransitionPurchaseOrder,
} from '@gantry/contracts/endpoints/purchase-orders';
import type { PurchaseOrder as View } from '@gantry/contracts/schemas/purchase-order';
import { purchaseOrderStatuses } from '@gantry/domain/statuses/purchase-order-statuses';
import { canTransition, mayTransition } from '@gantry/domain/statuses/status-table';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import type { Actor } from '../order/actor.ts';
import { SalesConfig } from '../sales.config.ts';
import { matchedInvoice } from './match-invoice.ts';
import { logPurchase, transitionPurchase } from './purchase-log.ts';
import { invoiceable, isMatchable, isPress, receivable, shippable } from './purchase-order.mapper.ts';
import type { PurchaseOrder, PurchaseOrderLine } from './purchase-order.entity.ts';
import { PurchaseOrders } from './purchase-orders.ts';
import { placed } from './placed-lines.ts';
import { PurchasedLines } from './purchased-lines.ts';

type Transition = ValidRequestOf<typeof salesAdminTransitionPurchaseOrder>['body'];
type Shipment = ValidRequestOf<typeof salesAdminShipPurchaseOrder>['body'];
type Receipt = ValidRequestOf<typeof salesAdminReceivePurchaseOrder>['body'];
type Invoice = ValidRequestOf<typeof salesAdminInvoicePurchaseOrder>['body'];
type Counted = Receipt['lines'][number];

/** What happens to a purchase order after it was sent, with what it does to stock and order lines. */
@Injectable()
export class PurchaseProgress {
  constructor(
    private readonly orders: PurchaseOrders,
    private readonly bought: PurchasedLines,
    private readonly config: SalesConfig,
  ) {}

  /** @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE, NOT_PERMITTED, INVALID without a needed reason */
  transitionOrder(call: Call, id: string, body: Transition): Promise<View> {
    const { to, reason } = body;
    return this.orders.writeOnce(
      call,
      { action: `to-${to}`, id, request: body },
      async (em, order, actor) => {
        checkPress(order, body, actor);
        if (to === 'cancelled') return this.orders.cancelOrder(em, order, reason ?? '', actor);
        await transitionPurchase(em, order, { to, reason }, actor);
        if (to === 'declined') await this.bought.release(order.lines.getItems(), actor, reason);
        if (to === 'in-production') await this.bought.produce(order, actor);
      },
    );
  }

  /** @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE, INVALID for more than is open */
  shipOrder(call: Call, id: string, body: Shipment): Promise<View> {
    const { tracking } = body;
    return this.orders.writeOnce(call, { action: 'ship', id, request: body }, async (em, order, actor) => {
      if (!shippable.includes(order.status)) throw new DomainError('WRONG_STATE', { status: order.status });
      const shipped = counted(
        order,
        body.lines,
        ({ quantity, quantityShipped }) => quantity - quantityShipped,
      );
      for (const { line, quantity } of shipped) line.quantityShipped += quantity;
      const lines = shipped.map(({ line: { lineNumber }, quantity }) => ({
        lineNumber,
        quantity,
        damaged: 0,
      }));
      order.touch();
      await logPurchase(em, order, { kind: 'shipment', lines, tracking }, actor);
      await followShipment(em, order, actor);
      if (!order.isDropShip) return;
      await this.bought.ship(shipped, actor, { tracking, arrivesOn: null });
    });
  }

  /** @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE, INVALID for more than is open */
  receiveOrder(call: Call, id: string, body: Receipt): Promise<View> {
    return this.orders.writeOnce(call, { action: 'receive', id, request: body }, async (em, order, actor) => {
      if (order.isDropShip || !receivable.includes(order.status))
        throw new DomainError('WRONG_STATE', { status: order.status });
      const received = counted(
        order,
        body.lines,
        ({ quantity, quantityReceived }) => quantity - quantityReceived,
      );
      for (const { line, quantity, damaged } of received) {
        line.quantityReceived += quantity;
        line.quantityDamaged += damaged;
        line.quantityShipped = Math.max(line.quantityShipped, line.quantityReceived);
      }
      const lines = received.map(({ line: { lineNumber }, quantity, damaged }) => ({
        lineNumber,
        quantity,
        damaged,
      }));
      order.touch();
      await logPurchase(em, order, { kind: 'receipt', lines, reason: body.note }, actor);
      if (order.status !== 'delivery-exception') await followShipment(em, order, actor);
      await this.bought.receive(
        received.map(({ line, quantity, damaged }) => ({ line, quantity: quantity - damaged })),
        actor,
      );
      const isComplete = order.lines
        .getItems()
        .every(({ quantity, quantityReceived }) => quantityReceived >= quantity);
      if (isComplete) await transitionPurchase(em, order, { to: 'received', reason: null }, actor);
    });
  }

  /** @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE, INVALID for a line it does not have */
  enterInvoice(call: Call, id: string, body: Invoice): Promise<View> {
    return this.orders.writeOnce(call, { action: 'invoice', id, request: body }, async (em, order, actor) => {
      if (!invoiceable.includes(order.status)) throw new DomainError('WRONG_STATE', { status: order.status });
      const lines = placed(order, body.lines).map(({ line: { lineNumber }, quantity, unitCost }) => ({
        lineNumber,
        quantity,
        unitCost: unitCost ?? 0,
      }));
      const total = lines.reduce((sum, { quantity, unitCost }) => sum + quantity * unitCost, 0);
      const { number, date } = body;
      order.invoice = { number, date, lines, total };
      order.touch();
      await logPurchase(em, order, { kind: 'invoice', reason: number }, actor);
    });
  }

  /** @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE with the differences that are left */
  matchOrder(call: Call, id: string, body: { version: number }): Promise<View> {
    return this.orders.writeOnce(call, { action: 'match', id, request: body }, async (em, order, actor) => {
      const invoice = matchedInvoice(order, this.config.SALES_INVOICE_TOLERANCE);
      if (!isMatchable(order) || !invoice) throw new DomainError('WRONG_STATE', { status: order.status });
      const { differences } = invoice;
      if (differences.length > 0) throw new DomainError('WRONG_STATE', { differences });
      await transitionPurchase(em, order, { to: 'completed', reason: invoice.number }, actor);
    });
  }
}

/** @throws DomainError WRONG_STATE, NOT_PERMITTED, INVALID */
function checkPress(order: PurchaseOrder, { to, reason }: Transition, { role }: Actor): void {
  const { status, statusBefore = null } = order;
  const about = { from: status, to };
  const isOpen = canTransition(purchaseOrderStatuses, status, to, statusBefore) && isPress(to, statusBefore);
  if (!isOpen) throw new DomainError('WRONG_STATE', about);
  if (!mayTransition(purchaseOrderStatuses, role, status, to)) throw new DomainError('NOT_PERMITTED', about);
  if (purchaseOrderStatuses[to].needsReason && !reason)
    throw new DomainError('INVALID', undefined, [
      { path: 'body.reason', message: 'is needed for this transition' },
    ]);
}

/** Goods on their way say where the purchase order stands. */
async function followShipment(em: EntityManager, order: PurchaseOrder, actor: Actor): Promise<void> {
  const lines = order.lines.getItems();
  const isShipped = lines.every(({ quantity, quantityShipped }) => quantityShipped >= quantity);
  const to = isShipped ? 'shipped' : 'partially-shipped';
  if (order.status !== to && order.status !== 'shipped')
    await transitionPurchase(em, order, { to, reason: null }, actor);
}

/** Lines of which something was counted. @throws DomainError INVALID for nothing at all, or more than is open */
function counted(
  order: PurchaseOrder,
  said: readonly Counted[],
  openOf: (line: PurchaseOrderLine) => number,
) {
  const lines = placed(order, said);
  const issues = lines.flatMap(({ line, quantity, damaged }, index) =>
    quantity > openOf(line) || damaged > quantity
      ? [{ path: `body.lines.${index}.quantity`, message: 'is more than is open' }]
      : [],
  );
  const some = lines.filter(({ quantity }) => quantity > 0);
  if (some.length === 0) issues.push({ path: 'body.lines.0.quantity', message: 'is needed' });
  if (issues.length > 0) throw new DomainError('INVALID', undefined, issues);
  return some;
}
