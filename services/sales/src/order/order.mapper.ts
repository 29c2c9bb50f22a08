import type { Order as OrderView, OrderLine as OrderLineView } from '@gantry/contracts/schemas/order';
import { isShownToCustomer } from '@gantry/domain/statuses/line-groups';
import type { OrderPromotion } from '@gantry/contracts/schemas/promotion';
import { currentCall } from '@gantry/nest-kit/call';
import { promotionNameIn, type PromotionUse } from '../shared/promotion-use.ts';
import { english } from '../shared/english-wording.ts';
import { customerHistory, staffHistory } from './history.ts';
import { lineDelivery } from './line-delivery.ts';
import type { OrderLine, Order } from './order.entity.ts';
import type { OrderRecord } from './order.repository.ts';
import { awaitsPayment } from './payment-due.ts';

/** An order as its buyer sees it: hidden lines left out, the timeline in the customer's wording and without names. */
export const customerOrder = ({ order, history, files }: OrderRecord): OrderView => ({
  ...orderFacts(order),
  files: [...files],
  lines: order.lines
    .getItems()
    .filter(({ status }) => isShownToCustomer(status))
    .map(lineView),
  history: customerHistory(history),
});

/** An order as staff see it: everything. */
export const staffOrder = ({ order, history, files }: OrderRecord): OrderView => ({
  ...orderFacts(order),
  files: [...files],
  lines: order.lines.getItems().map(lineView),
  history: staffHistory(history),
});

function orderFacts(order: Order): Omit<OrderView, 'lines' | 'history' | 'files'> {
  return {
    number: order.number,
    placedAt: order.placedAt.toISOString(),
    state: order.state,
    status: order.status,
    wording: english.line(order.status),
    paymentStatus: order.paymentStatus,
    poNumber: order.poNumber ?? null,
    currency: order.currency,
    grandTotal: order.grandTotal,
    lineCount: order.lineCount,
    email: order.email,
    shipTo: order.shipTo,
    billTo: order.billTo,
    shippingService: order.shippingService,
    shipTogether: order.shipTogether,
    paymentTerm: order.paymentTerm,
    paymentService: order.paymentService,
    note: order.note ?? null,
    costCenter: order.costCenter ?? null,
    depositDue: order.depositDue ?? null,
    awaitsPayment: awaitsPayment(order),
    totals: {
      subtotal: order.subtotal,
      discount: order.discount,
      handlingFee: order.handlingFee,
      shipping: order.shipping,
      tax: order.tax,
      grandTotal: order.grandTotal,
    },
    promotions: order.promotions.map(promotionView),
    taxLines: order.taxLines,
  };
}

/** In the language of the call. */
const promotionView = ({ code, names, lines, shipping }: PromotionUse): OrderPromotion => ({
  code,
  name: promotionNameIn(names, currentCall()?.locale ?? 'en-US'),
  goods: lines.reduce((sum, { amount }) => sum + amount, 0),
  shipping,
});

const lineView = (line: OrderLine): OrderLineView => ({
  ...shownDelivery(line),
  lineId: line.id,
  lineNumber: line.lineNumber,
  sku: line.sku,
  uri: line.uri,
  name: line.name,
  brand: line.brand ?? null,
  partNumber: line.partNumber,
  quantity: line.quantity,
  unitOfMeasure: line.unitOfMeasure,
  packSize: line.packSize,
  unitPrice: line.unitPrice,
  priceSource: line.priceSource,
  discount: line.discount,
  isGift: line.isGift,
  total: line.total,
  tax: line.tax,
  status: line.status,
  wording: english.line(line.status),
  availabilityAtOrder: line.availabilityAtOrder,
});

function shownDelivery(line: OrderLine): Pick<OrderLineView, 'promise' | 'arrival' | 'parts'> {
  const { ships, arrives, parts } = lineDelivery(line);
  return { promise: ships, arrival: arrives, parts };
}
