import { randomUUID } from 'node:crypto';
import type { Ledger, LedgerEntry } from '../store/ledger.ts';
import type { Records, Table } from '../store/records.ts';
import type { Switches } from '../switches/switches.ts';
import type { OwnCertificate } from '../webhooks/certificate.ts';
import { signAsPaypal } from '../webhooks/signatures.ts';
import type { WebhookSender } from '../webhooks/webhook-sender.ts';
import { notFound } from './paypal-error.ts';
import {
  timeOf,
  type Authorization,
  type Capture,
  type PaypalDispute,
  type PaypalOrder,
  type PaypalRefund,
} from './paypal-objects.ts';

export interface PaypalKeys {
  readonly clientId: string;
  readonly secret: string;
  readonly webhookId: string;
}

export interface PaypalSettings extends PaypalKeys {
  readonly records: Records;
  readonly ledger: Ledger;
  readonly switches: Switches;
  readonly sender: WebhookSender;
  readonly webhookUrl: string | null;
  readonly certificate: OwnCertificate;
}

interface StoredAnswer {
  readonly id: string;
  readonly status: number;
  readonly body: string;
}

export const certificatePath = '/v1/notifications/certs/CERT-SANDBOX';

/** All objects of the wallet, and how it tells the shop of their changes. */
export class PaypalWorld {
  readonly orders: Table<PaypalOrder>;
  readonly authorizations: Table<Authorization>;
  readonly captures: Table<Capture>;
  readonly refunds: Table<PaypalRefund>;
  readonly disputes: Table<PaypalDispute>;
  readonly answers: Table<StoredAnswer>;

  constructor(readonly settings: PaypalSettings) {
    const { records } = settings;
    this.orders = records.openTable('paypal.orders');
    this.authorizations = records.openTable('paypal.authorizations');
    this.captures = records.openTable('paypal.captures');
    this.refunds = records.openTable('paypal.refunds');
    this.disputes = records.openTable('paypal.disputes');
    this.answers = records.openTable('paypal.answers');
  }

  /** Milliseconds, by the wallet's own clock. */
  now(): number {
    return Date.now() + this.settings.switches.readSwitch('walletDays') * 86_400_000;
  }

  /** @throws PaypalRefusal where there is none */
  orderOf(id: string | undefined): PaypalOrder {
    const order = this.orders.findRow(id ?? '');
    if (!order) throw notFound();
    return order;
  }

  authorizationsOf = (order: PaypalOrder): Authorization[] =>
    this.authorizations.listRows().filter(({ orderId }) => orderId === order.id);
  capturesOf = (order: PaypalOrder): Capture[] =>
    this.captures.listRows().filter(({ orderId }) => orderId === order.id);
  refundsOf = (order: PaypalOrder): PaypalRefund[] =>
    this.refunds.listRows().filter(({ orderId }) => orderId === order.id);

  enterLedger(order: PaypalOrder, entry: Pick<LedgerEntry, 'kind' | 'reference' | 'amount' | 'fee'>): void {
    this.settings.ledger.addEntry({
      provider: 'paypal',
      payment: order.id,
      order: order.referenceId,
      ...entry,
    });
  }

  /** @param origin of the sandbox as it was called, where its certificate lies */
  publishEvent(origin: string, type: string, resourceType: string, resource: unknown): void {
    const { webhookUrl: url, sender, certificate, webhookId } = this.settings;
    if (url === null) return;
    const id = `WH-${randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase()}`;
    const body = JSON.stringify({
      id,
      event_version: '1.0',
      create_time: new Date().toISOString(),
      resource_type: resourceType,
      resource_version: '2.0',
      event_type: type,
      summary: type,
      resource,
      links: [{ href: `${origin}/v1/notifications/webhooks-events/${id}`, rel: 'self', method: 'GET' }],
    });
    const certificateUrl = origin + certificatePath;
    sender.sendWebhook({
      url,
      body,
      sign: (text) => signAsPaypal(text, { certificate, certificateUrl, webhookId }),
    });
  }
}

export const touched = <Row extends { updated: string }>(row: Row): Row => {
  row.updated = timeOf();
  return row;
};
