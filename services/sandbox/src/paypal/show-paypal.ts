import {
  centsOf,
  moneyOf,
  type Authorization,
  type Capture,
  type PaypalOrder,
  type PaypalRefund,
} from './paypal-objects.ts';
import type { PaypalWorld } from './paypal-world.ts';

type Fields = Record<string, unknown>;

const link = (href: string, rel: string, method = 'GET') => ({ href, rel, method });
const related = (orderId: string, authorizationId?: string | null) => ({
  supplementary_data: {
    related_ids: { order_id: orderId, ...(authorizationId ? { authorization_id: authorizationId } : {}) },
  },
});
const protection = {
  status: 'ELIGIBLE',
  dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'],
};

export function showAuthorization(origin: string, authorization: Authorization): Fields {
  const { id, status, amount, customId, created, updated, expires, orderId } = authorization;
  const url = `${origin}/v2/payments/authorizations/${id}`;
  return {
    id,
    status,
    amount,
    ...(customId ? { custom_id: customId } : {}),
    seller_protection: protection,
    expiration_time: expires,
    create_time: created,
    update_time: updated,
    ...related(orderId),
    links: [
      link(url, 'self'),
      link(`${url}/capture`, 'capture', 'POST'),
      link(`${url}/void`, 'void', 'POST'),
    ],
  };
}

export function showCapture(origin: string, capture: Capture): Fields {
  const { id, status, amount, fee, isFinal, invoiceId, customId, created, updated } = capture;
  const url = `${origin}/v2/payments/captures/${id}`;
  return {
    id,
    status,
    amount,
    ...(invoiceId ? { invoice_id: invoiceId } : {}),
    ...(customId ? { custom_id: customId } : {}),
    seller_protection: protection,
    final_capture: isFinal,
    seller_receivable_breakdown: {
      gross_amount: amount,
      paypal_fee: fee,
      net_amount: moneyOf(centsOf(amount) - centsOf(fee)),
    },
    create_time: created,
    update_time: updated,
    ...related(capture.orderId, capture.authorizationId),
    links: [link(url, 'self'), link(`${url}/refund`, 'refund', 'POST')],
  };
}

export function showRefund(origin: string, refund: PaypalRefund): Fields {
  const { id, status, amount, invoiceId, customId, created, captureId } = refund;
  return {
    id,
    status,
    amount,
    ...(invoiceId ? { invoice_id: invoiceId } : {}),
    ...(customId ? { custom_id: customId } : {}),
    seller_payable_breakdown: {
      gross_amount: amount,
      paypal_fee: moneyOf(0),
      net_amount: amount,
      total_refunded_amount: amount,
    },
    create_time: created,
    update_time: created,
    links: [
      link(`${origin}/v2/payments/refunds/${id}`, 'self'),
      link(`${origin}/v2/payments/captures/${captureId}`, 'up'),
    ],
  };
}

const payer = {
  email_address: 'payer@example.com',
  payer_id: 'QYR5Z8XDVJNXQ',
  name: { given_name: 'Test', surname: 'Payer' },
  address: { country_code: 'US' },
};

function linksOf(origin: string, { id, status, intent }: PaypalOrder) {
  const url = `${origin}/v2/checkout/orders/${id}`;
  const self = link(url, 'self');
  if (status === 'PAYER_ACTION_REQUIRED')
    return [self, link(`${origin}/checkoutnow?token=${id}`, 'payer-action')];
  if (status !== 'APPROVED') return [self];
  const verb = intent === 'CAPTURE' ? 'capture' : 'authorize';
  return [self, link(`${url}/${verb}`, verb, 'POST')];
}

export function showOrder(world: PaypalWorld, origin: string, order: PaypalOrder): Fields {
  const isApproved = order.status === 'APPROVED' || order.status === 'COMPLETED';
  const parts = {
    authorizations: world.authorizationsOf(order).map((row) => showAuthorization(origin, row)),
    captures: world.capturesOf(order).map((row) => showCapture(origin, row)),
    refunds: world.refundsOf(order).map((row) => showRefund(origin, row)),
  };
  const payments = Object.fromEntries(Object.entries(parts).filter(([, rows]) => rows.length > 0));
  return {
    id: order.id,
    status: order.status,
    intent: order.intent,
    payment_source: {
      paypal: isApproved
        ? {
            email_address: payer.email_address,
            account_id: payer.payer_id,
            account_status: 'VERIFIED',
            name: payer.name,
            address: payer.address,
          }
        : {},
    },
    ...(isApproved ? { payer } : {}),
    purchase_units: [
      {
        reference_id: order.referenceId,
        amount: order.amount,
        ...(order.description ? { description: order.description } : {}),
        ...(order.customId ? { custom_id: order.customId } : {}),
        ...(Object.keys(payments).length > 0 ? { payments } : {}),
      },
    ],
    create_time: order.created,
    update_time: order.updated,
    links: linksOf(origin, order),
  };
}
