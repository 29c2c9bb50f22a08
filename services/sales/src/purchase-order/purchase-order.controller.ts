import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesAdminAcceptConfirmation,
  salesAdminChangePurchaseOrder,
  salesAdminConfirmPurchaseOrder,
  salesAdminDraftPurchaseOrder,
  salesAdminGeneratePurchaseOrder,
  salesAdminGetPurchasable,
  salesAdminGetPurchaseOrder,
  salesAdminInvoicePurchaseOrder,
  salesAdminListPurchaseOrders,
  salesAdminMatchPurchaseOrder,
  salesAdminReceivePurchaseOrder,
  salesAdminRefuseConfirmation,
  salesAdminReschedulePurchaseOrder,
  salesAdminShipPurchaseOrder,
  salesAdminTransitionPurchaseOrder,
} from '@gantry/contracts/endpoints/purchase-orders';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { PurchaseConfirmations } from './purchase-confirmations.ts';
import { PurchaseOrders } from './purchase-orders.ts';
import { PurchaseProgress } from './purchase-progress.ts';
import { PurchaseSources } from './purchase-sources.ts';
import { SupplierOrders } from './supplier-orders.ts';

/** Purchase orders of staff. */
@Controller()
export class PurchaseOrderController {
  constructor(
    private readonly orders: PurchaseOrders,
    private readonly progress: PurchaseProgress,
    private readonly confirmations: PurchaseConfirmations,
    private readonly sources: PurchaseSources,
    private readonly documents: SupplierOrders,
  ) {}

  @Serve(salesAdminListPurchaseOrders)
  listOrders(
    @CurrentCall() call: Call,
    @Input() { query }: ValidRequestOf<typeof salesAdminListPurchaseOrders>,
  ) {
    return this.orders.listOrders(call, query);
  }

  @Serve(salesAdminGetPurchasable)
  getPurchasable(@Input() { params }: ValidRequestOf<typeof salesAdminGetPurchasable>) {
    return this.sources.getPurchasable(params.source);
  }

  @Serve(salesAdminGetPurchaseOrder)
  getOrder(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof salesAdminGetPurchaseOrder>,
  ) {
    return this.orders.getOrder(call, params.id);
  }

  @Serve(salesAdminDraftPurchaseOrder)
  draftOrder(
    @CurrentCall() call: Call,
    @Input() { body }: ValidRequestOf<typeof salesAdminDraftPurchaseOrder>,
  ) {
    return this.orders.draftOrder(call, body);
  }

  @Serve(salesAdminChangePurchaseOrder)
  changeOrder(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof salesAdminChangePurchaseOrder>,
  ) {
    return this.orders.changeOrder(call, params.id, body);
  }

  @Serve(salesAdminGeneratePurchaseOrder)
  generateOrder(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof salesAdminGeneratePurchaseOrder>,
  ) {
    return this.orders.generateOrder(call, params.id, body);
  }

  @Serve(salesAdminTransitionPurchaseOrder)
  transitionOrder(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof salesAdminTransitionPurchaseOrder>,
  ) {
    return this.progress.transitionOrder(call, params.id, body);
  }

  @Serve(salesAdminConfirmPurchaseOrder)
  confirmOrder(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof salesAdminConfirmPurchaseOrder>,
  ) {
    return this.confirmations.confirmOrder(call, params.id, body);
  }

  @Serve(salesAdminAcceptConfirmation)
  acceptConfirmation(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof salesAdminAcceptConfirmation>,
  ) {
    return this.confirmations.acceptConfirmation(call, params.id, body);
  }

  @Serve(salesAdminRefuseConfirmation)
  refuseConfirmation(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof salesAdminRefuseConfirmation>,
  ) {
    return this.confirmations.refuseConfirmation(call, params.id, body);
  }

  @Serve(salesAdminReschedulePurchaseOrder)
  rescheduleOrder(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof salesAdminReschedulePurchaseOrder>,
  ) {
    return this.confirmations.rescheduleOrder(call, params.id, body);
  }

  @Serve(salesAdminShipPurchaseOrder)
  shipOrder(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof salesAdminShipPurchaseOrder>,
  ) {
    return this.progress.shipOrder(call, params.id, body);
  }

  @Serve(salesAdminReceivePurchaseOrder)
  receiveOrder(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof salesAdminReceivePurchaseOrder>,
  ) {
    return this.progress.receiveOrder(call, params.id, body);
  }

  @Serve(salesAdminInvoicePurchaseOrder)
  enterInvoice(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof salesAdminInvoicePurchaseOrder>,
  ) {
    return this.progress.enterInvoice(call, params.id, body);
  }

  @Serve(salesAdminMatchPurchaseOrder)
  matchOrder(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof salesAdminMatchPurchaseOrder>,
  ) {
    return this.progress.matchOrder(call, params.id, body);
  }
}
