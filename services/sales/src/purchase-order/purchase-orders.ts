import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type {
  salesAdminDraftPurchaseOrder,
  salesAdminListPurchaseOrders,
} from '@gantry/contracts/endpoints/purchase-orders';
import {
  purchaseOrderSorts,
  type PurchaseOrder as View,
  type PurchaseOrders as ListView,
} from '@gantry/contracts/schemas/purchase-order';
import { formatSort, parseSort } from '@gantry/contracts/list-sort';
import { costRoles, isOneOfRoles, purchaseLimitRoles } from '@gantry/domain/roles';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { actorOf, type Actor } from '../order/actor.ts';
import { SalesConfig } from '../sales.config.ts';
import type { Supplier } from '../supplier/supplier.entity.ts';
import { SupplierRepository } from '../supplier/supplier.repository.ts';
import { acceptanceBounds } from './confirmation.ts';
import { logPurchase, mailSupplier, transitionPurchase } from './purchase-log.ts';
import { purchaseOrderView } from './purchase-order.mapper.ts';
import { PurchaseOrder, type PurchaseFacts } from './purchase-order.entity.ts';
import { PurchaseOrderRepository } from './purchase-order.repository.ts';
import { PurchaseSources } from './purchase-sources.ts';
import { PurchasedLines } from './purchased-lines.ts';

type Form = ValidRequestOf<typeof salesAdminDraftPurchaseOrder>['body'];

/** What somebody does to one purchase order, by the version on screen. */
export interface PurchaseWrite {
  readonly action: string;
  readonly id: string;
  readonly request: { readonly version: number };
}

/** Purchase orders as they are drawn up and sent, and the one way to write to one. */
@Injectable()
export class PurchaseOrders {
  constructor(
    private readonly em: EntityManager,
    private readonly purchases: PurchaseOrderRepository,
    private readonly suppliers: SupplierRepository,
    private readonly sources: PurchaseSources,
    private readonly bought: PurchasedLines,
    private readonly config: SalesConfig,
  ) {}

  async listOrders(
    { caller }: Call,
    query: ValidRequestOf<typeof salesAdminListPurchaseOrders>['query'],
  ): Promise<ListView> {
    const seesCosts = isOneOfRoles(costRoles, caller.role);
    const found = await this.purchases.listOrders(seesCosts ? query : withoutTotal(query));
    if (seesCosts) return found;
    return { ...found, items: found.items.map((item) => ({ ...item, total: null })) };
  }

  /** @throws DomainError NOT_FOUND */
  async getOrder(call: Call, key: string): Promise<View> {
    const order = await this.purchases.findOrder(key);
    if (!order) throw new DomainError('NOT_FOUND');
    return purchaseOrderView(order, {
      supplier: await this.supplierOf(order),
      events: await this.purchases.findEvents(order),
      actor: actorOf(call.caller),
      tolerance: this.config.SALES_INVOICE_TOLERANCE,
      bounds: acceptanceBounds(this.config),
      awaited: await this.purchases.awaitedOf(order),
    });
  }

  /** @throws DomainError NOT_FOUND, INVALID */
  async draftOrder(call: Call, form: Form): Promise<View> {
    const actor = actorOf(call.caller);
    const write = {
      scope: `draft-purchase:${actor.accountId}`,
      key: call.idempotencyKey ?? '',
      request: form,
    };
    const id = await idempotent(this.em, write, async (em) => {
      const order = PurchaseOrder.draft(await this.factsOf(form), await this.sources.linesOf(form), actor);
      await em.persist(order).flush();
      await logPurchase(em, order, { kind: 'transition', to: 'new' }, actor);
      return order.id;
    });
    return this.getOrder(call, id);
  }

  /** @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE once it was sent, INVALID */
  changeOrder(call: Call, id: string, body: { version: number; form: Form }): Promise<View> {
    return this.writeOnce(call, { action: 'change', id, request: body }, async (em, order, actor) => {
      if (order.status !== 'new') throw new DomainError('WRONG_STATE', { status: order.status });
      const facts = await this.factsOf(body.form);
      const lines = await this.sources.linesOf(body.form);
      const bare = await this.purchases.withoutLines(order);
      bare.changeDraft(facts, lines);
      await em.flush();
      await logPurchase(em, bare, { kind: 'change' }, actor);
    });
  }

  /**
   * Numbers it, mails it to the supplier, and takes its order lines along.
   * @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE also for lines that cannot be bought now, INVALID for a
   * missing cost, NOT_PERMITTED above the limit
   */
  generateOrder(call: Call, id: string, request: { version: number }): Promise<View> {
    return this.writeOnce(call, { action: 'generate', id, request }, async (em, order, actor) => {
      if (order.status !== 'new') throw new DomainError('WRONG_STATE', { status: order.status });
      this.checkTotal(order, actor);
      const supplier = await this.supplierOf(order);
      await this.sources.lockQuote(order.source);
      await this.checkLines(order);
      const token = order.send(await this.purchases.nextNumber());
      await em.flush();
      await this.bought.purchase(order);
      await logPurchase(em, order, { kind: 'transition', from: 'new', to: 'purchase' }, actor);
      await mailSupplier(em, order, supplier, { kind: 'ordered', token, text: order.note ?? null });
    });
  }

  /** Calls one off that has not begun, and tells its supplier where they have it. */
  async cancelOrder(em: EntityManager, order: PurchaseOrder, reason: string, actor: Actor): Promise<void> {
    const wasSent = order.sentAt !== null && order.sentAt !== undefined;
    await transitionPurchase(em, order, { to: 'cancelled', reason }, actor);
    if (!wasSent) return;
    await this.bought.release(order.lines.getItems(), actor, reason);
    const mail = { kind: 'cancelled', token: null, text: reason } as const;
    await mailSupplier(em, order, await this.supplierOf(order), mail);
  }

  /** Writes once per key to the locked record, by whoever has seen its newest version. */
  async writeOnce(
    call: Call,
    { action, id, request }: PurchaseWrite,
    act: (em: EntityManager, order: PurchaseOrder, actor: Actor) => Promise<void>,
  ): Promise<View> {
    const actor = actorOf(call.caller);
    const scope = `${action}-purchase:${actor.accountId}:${id}`;
    await idempotent(this.em, { scope, key: call.idempotencyKey ?? '', request }, async (em) => {
      const order = await this.purchases.lockOrder(id);
      if (!order) throw new DomainError('NOT_FOUND');
      if (order.version !== request.version)
        throw new DomainError('STALE_VERSION', { version: order.version });
      await act(em, order, actor);
      await this.bought.expectStock(order);
      return null;
    });
    return this.getOrder(call, id);
  }

  /** @throws DomainError NOT_FOUND */
  async supplierOf({ supplierId }: PurchaseOrder): Promise<Supplier> {
    const supplier = await this.suppliers.findSupplier(supplierId);
    if (!supplier) throw new DomainError('NOT_FOUND');
    return supplier;
  }

  private async factsOf(form: Form): Promise<PurchaseFacts> {
    const supplier = await this.suppliers.findSupplier(form.supplierId);
    if (!supplier?.isActive)
      throw new DomainError('INVALID', undefined, [{ path: 'body.supplierId', message: 'is no supplier' }]);
    const { shipTo, lines: _, ...facts } = form;
    return { ...facts, shipToKind: shipTo, shipTo: await this.sources.addressOf(form) };
  }

  /** @throws DomainError INVALID naming lines without a cost, NOT_PERMITTED with the limit in minor units */
  private checkTotal(order: PurchaseOrder, { role }: Actor): void {
    const issues = order.lines
      .getItems()
      .flatMap(({ unitCost }, index) =>
        unitCost === null || unitCost === undefined
          ? [{ path: `body.lines.${index}.unitCost`, message: 'is not an amount' }]
          : [],
      );
    if (issues.length > 0) throw new DomainError('INVALID', undefined, issues);
    const limit = this.config.SALES_PURCHASE_LIMIT * 100;
    if ((order.total ?? 0) > limit && !isOneOfRoles(purchaseLimitRoles, role))
      throw new DomainError('NOT_PERMITTED', { limit });
  }

  /** A line is bought once. @throws DomainError WRONG_STATE naming the lines that are on order meanwhile */
  private async checkLines(order: PurchaseOrder): Promise<void> {
    const lines = order.lines.getItems();
    const ids = lines.flatMap(({ orderLineId, inquiryLineId }) => orderLineId ?? inquiryLineId ?? []);
    const onOrder = await this.purchases.onOrder(ids);
    const twice = lines.filter(
      ({ orderLineId, inquiryLineId }) => onOrder.get(orderLineId ?? inquiryLineId ?? '')?.isCovered,
    );
    if (twice.length > 0)
      throw new DomainError('WRONG_STATE', { onOrder: twice.map(({ lineNumber }) => lineNumber) });
  }
}

type ListQuery = ValidRequestOf<typeof salesAdminListPurchaseOrders>['query'];

/** Whoever may not see totals learns nothing of them by their order either. */
const withoutTotal = (query: ListQuery): ListQuery => ({
  ...query,
  sort:
    formatSort(parseSort(query.sort, purchaseOrderSorts).filter(({ column }) => column !== 'total')) ||
    undefined,
});
