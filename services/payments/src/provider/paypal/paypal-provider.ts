import * as v from 'valibot';
import type { PaymentsConfig } from '../../payments.config.ts';
import {
  ProviderRefused,
  type LedgerRow,
  type NewPayment,
  type OpenedPayment,
  type PaymentProvider,
  type ProviderPayment,
} from '../payment-provider.ts';
import { PaypalClient } from './paypal-client.ts';
import { ledgerRowOf } from './paypal-ledger.ts';
import {
  amountOf,
  disputeSchema,
  disputesSchema,
  moneyOf,
  openedOrderSchema,
  orderSchema,
  reportSchema,
  type PaypalDispute,
  type PaypalOrder,
} from './paypal-messages.ts';
import { captureOfRefund, customIdOf, moneyParts, paymentOf } from './paypal-payment.ts';

const orders = '/v2/checkout/orders';
const anything = v.unknown();
/** Nothing is left to do: somebody has done it, or the payer has not approved yet. */
const doneAlready = [
  'ORDER_NOT_APPROVED',
  'ORDER_ALREADY_AUTHORIZED',
  'ORDER_ALREADY_CAPTURED',
  'ACTION_DOES_NOT_MATCH_INTENT',
];
const releasedAlready = [
  'PREVIOUSLY_VOIDED',
  'PREVIOUSLY_CAPTURED',
  'AUTHORIZATION_ALREADY_CAPTURED',
  'AUTHORIZATION_VOIDED',
];

const isOneOf = (error: unknown, details: readonly string[]): boolean =>
  error instanceof ProviderRefused && details.includes(error.detail);

/** The wallet, by its orders: the payer approves there, then we reserve, and capture when goods leave. */
export class PaypalProvider implements PaymentProvider {
  readonly service = 'paypal-express-checkout';
  readonly isTest: boolean;
  readonly element = null;
  readonly vault = null;
  private readonly client: PaypalClient;

  constructor(config: PaymentsConfig) {
    this.isTest = config.isPaypalTest;
    this.client = new PaypalClient(config);
  }

  async open(payment: NewPayment): Promise<OpenedPayment> {
    const { id, links } = await this.client.call(openedOrderSchema, {
      method: 'POST',
      path: orders,
      key: payment.key,
      body: orderRequest(payment),
    });
    const approve = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
    return { reference: id, clientSecret: null, approveUrl: approve?.href ?? null };
  }

  /** The wallet is asked each time. */
  async keepCard(): Promise<void> {
    // it keeps no cards for us
  }

  async findPayment(reference: string): Promise<ProviderPayment | null> {
    const order = await this.findOrder(reference);
    return order && paymentOf(order, await this.findDisputes(order));
  }

  async authorize(reference: string, key: string): Promise<void> {
    const order = await this.findOrder(reference);
    if (order?.status !== 'APPROVED') return;
    const verb = order.intent === 'CAPTURE' ? 'capture' : 'authorize';
    try {
      const path = `${orders}/${encodeURIComponent(reference)}/${verb}`;
      await this.client.call(anything, { method: 'POST', path, key, body: {} });
    } catch (error) {
      if (!isOneOf(error, doneAlready)) throw error;
    }
  }

  async capture(
    reference: string,
    { amount, isLast, key }: { amount: number; isLast: boolean; key: string },
  ): Promise<void> {
    const { authorization, captures } = moneyParts(await this.orderOf(reference));
    if (captures.some(({ invoice_id: known }) => known === invoiceIdOf(key))) return;
    if (!authorization) throw new ProviderRefused('processing-error', 'ORDER_NOT_AUTHORIZED');
    const body = { amount: moneyOf(amount), final_capture: isLast, invoice_id: invoiceIdOf(key) };
    const path = `/v2/payments/authorizations/${authorization.id}/capture`;
    await this.client.call(anything, { method: 'POST', path, key, body });
  }

  /** What is captured in part cannot be reserved anew. */
  async renew(reference: string, key: string): Promise<void> {
    const { authorization } = moneyParts(await this.orderOf(reference));
    if (authorization?.status !== 'CREATED') return;
    const { currency_code, value } = authorization.amount;
    const path = `/v2/payments/authorizations/${authorization.id}/reauthorize`;
    await this.client.call(anything, {
      method: 'POST',
      path,
      key,
      body: { amount: { currency_code, value } },
    });
  }

  /** An order nobody has approved holds no money, and ends by itself. */
  async release(reference: string, key: string): Promise<void> {
    const { authorization } = moneyParts(await this.orderOf(reference));
    if (!authorization || ['VOIDED', 'CAPTURED', 'DENIED'].includes(authorization.status)) return;
    try {
      const path = `/v2/payments/authorizations/${authorization.id}/void`;
      await this.client.call(anything, { method: 'POST', path, key });
    } catch (error) {
      if (!isOneOf(error, releasedAlready)) throw error;
    }
  }

  /** Taken from the captures in their order, each as far as money of it is left. */
  async refund(
    reference: string,
    { amount, captured, key }: { amount: number; captured: readonly { reference: string }[]; key: string },
  ): Promise<void> {
    const order = await this.orderOf(reference);
    const { refunds } = moneyParts(order);
    const isOurs = ({ invoice_id: known }: { invoice_id?: string }) => known === invoiceIdOf(key);
    const done = refunds.filter(isOurs).reduce((sum, refund) => sum + amountOf(refund.amount), 0);
    let left = amount - done;
    const sources = captured.map(({ reference: id }) => ({ id, room: refundableOf(order, id) }));
    if (sources.reduce((sum, { room }) => sum + room, 0) < left)
      throw new ProviderRefused('processing-error', 'REFUND_AMOUNT_EXCEEDED');
    for (const { id, room } of sources) {
      const part = Math.min(left, room);
      if (part <= 0) continue;
      // a refund of several captures is several of the wallet's
      const partKey = part === amount ? key : `${key}/${id}`;
      const body = { amount: moneyOf(part), invoice_id: invoiceIdOf(key) };
      const path = `/v2/payments/captures/${encodeURIComponent(id)}/refund`;
      await this.client.call(anything, { method: 'POST', path, key: partKey, body });
      left -= part;
    }
  }

  async ledger(day: string): Promise<LedgerRow[]> {
    const rows: LedgerRow[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const query = new URLSearchParams({
        start_date: `${day}T00:00:00Z`,
        end_date: `${day}T23:59:59Z`,
        fields: 'transaction_info',
        page_size: '500',
        page: String(page),
      });
      const path = `/v1/reporting/transactions?${query}`;
      const report = await this.client.call(reportSchema, { method: 'GET', path });
      rows.push(...report.transaction_details.map(({ transaction_info: info }) => ledgerRowOf(info)));
      pages = report.total_pages;
    }
    return rows;
  }

  /** Of each capture; the list does not say how those that have ended were decided. */
  private async findDisputes(order: PaypalOrder): Promise<PaypalDispute[]> {
    const disputes: PaypalDispute[] = [];
    for (const { id } of moneyParts(order).captures) {
      const path = `/v1/customer/disputes?disputed_transaction_id=${encodeURIComponent(id)}`;
      const { items } = await this.client.call(disputesSchema, { method: 'GET', path });
      for (const { dispute_id: name } of items) {
        const one = `/v1/customer/disputes/${encodeURIComponent(name)}`;
        disputes.push(await this.client.call(disputeSchema, { method: 'GET', path: one }));
      }
    }
    return disputes;
  }

  private async findOrder(reference: string): Promise<PaypalOrder | null> {
    try {
      const path = `${orders}/${encodeURIComponent(reference)}`;
      return await this.client.call(orderSchema, { method: 'GET', path });
    } catch (error) {
      if (isOneOf(error, ['RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID'])) return null;
      throw error;
    }
  }

  private async orderOf(reference: string): Promise<PaypalOrder> {
    const order = await this.findOrder(reference);
    if (!order) throw new ProviderRefused('processing-error', 'RESOURCE_NOT_FOUND');
    return order;
  }
}

/** Our key of a capture or refund, as the wallet keeps it with what it did. */
const invoiceIdOf = (key: string): string => key.slice(-127);

function refundableOf(order: PaypalOrder, captureId: string): number {
  const { captures, refunds } = moneyParts(order);
  const capture = captures.find(({ id }) => id === captureId);
  if (!capture) return 0;
  const given = refunds.filter(
    (refund) => captureOfRefund(refund) === captureId && refund.status !== 'FAILED',
  );
  return amountOf(capture.amount) - given.reduce((sum, refund) => sum + amountOf(refund.amount), 0);
}

function orderRequest(payment: NewPayment) {
  return {
    intent: payment.isImmediate ? 'CAPTURE' : 'AUTHORIZE',
    purchase_units: [
      {
        reference_id: payment.orderNumber,
        description: `Order ${payment.orderNumber}`,
        custom_id: customIdOf(payment.transactionId, payment.requestHash),
        amount: moneyOf(payment.amount),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          locale: payment.locale,
          // the shop knows where it ships to
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          return_url: payment.returnUrl,
          cancel_url: payment.cancelUrl,
        },
      },
    },
  };
}
