import type { Routes } from './http/routes.ts';
import { Ledger } from './store/ledger.ts';
import { addLedgerRoutes } from './store/ledger-routes.ts';
import { Records } from './store/records.ts';
import { addPaypalRoutes } from './paypal/paypal-routes.ts';
import { PaypalWorld, type PaypalKeys } from './paypal/paypal-world.ts';
import { addPastPaymentRoutes } from './past-payments.ts';
import { addStripeRoutes } from './stripe/stripe-routes.ts';
import { StripeWorld } from './stripe/stripe-world.ts';
import { addStripeJsRoutes } from './stripe-js/stripe-js-routes.ts';
import { addSwitchRoutes } from './switches/switch-routes.ts';
import { Switches } from './switches/switches.ts';
import { makeCertificate } from './webhooks/certificate.ts';
import { WebhookSender } from './webhooks/webhook-sender.ts';

export interface ProviderSettings {
  /** where payments and the ledger are kept; left out, they are forgotten at the end */
  readonly folder?: string | null;
  /** the shop's address for webhooks, before the provider's name; left out, none are sent */
  readonly webhooks?: string | null;
  readonly stripe?: {
    readonly secretKey: string;
    readonly publishableKey: string;
    readonly webhookSecret: string;
  };
  readonly paypal?: PaypalKeys;
  /** milliseconds until a refund that takes its time has ended */
  readonly refundDelay?: number;
}

const stripeKeys = {
  secretKey: 'sk_test_gantry',
  publishableKey: 'pk_test_gantry',
  webhookSecret: 'whsec_gantrysandbox',
};

const paypalKeys: PaypalKeys = {
  clientId: 'gantry-sandbox-client',
  secret: 'gantry-sandbox-secret',
  webhookId: 'WH-GANTRY-SANDBOX',
};

/** The payment providers of the sandbox: what they know, what they do wrong, and what they have written down. */
export class Providers {
  readonly switches = new Switches();
  readonly ledger: Ledger;
  readonly stripe: StripeWorld;
  readonly paypal: PaypalWorld;
  private readonly records: Records;
  private readonly sender = new WebhookSender(this.switches);

  constructor({
    folder = null,
    webhooks = null,
    stripe = stripeKeys,
    paypal = paypalKeys,
    refundDelay = 3000,
  }: ProviderSettings) {
    this.ledger = new Ledger(folder);
    this.records = new Records(folder);
    const { records, ledger, switches, sender } = this;
    this.stripe = new StripeWorld({
      ...stripe,
      records,
      ledger,
      switches,
      sender,
      refundDelay,
      webhookUrl: webhooks && `${webhooks}/stripe`,
    });
    this.paypal = new PaypalWorld({
      ...paypal,
      records,
      ledger,
      switches,
      sender,
      webhookUrl: webhooks && `${webhooks}/paypal`,
      certificate: makeCertificate('messageverificationcerts.paypal.com'),
    });
  }

  addRoutes(routes: Routes): void {
    addStripeRoutes(routes, this.stripe);
    addStripeJsRoutes(routes);
    addPastPaymentRoutes(routes, this);
    addPaypalRoutes(routes, this.paypal);
    addSwitchRoutes(routes, this.switches);
    addLedgerRoutes(routes, this.ledger);
  }

  /** Sends webhooks that were held back, newest first. */
  sendHeldWebhooks(): void {
    this.sender.sendHeld();
  }

  stop(): void {
    this.sender.stop();
    this.records.close();
  }
}
