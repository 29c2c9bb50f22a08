import type { Ledger } from '../store/ledger.ts';
import { stripeId } from '../store/ids.ts';
import type { Records, Table } from '../store/records.ts';
import type { Switches } from '../switches/switches.ts';
import { signAsStripe } from '../webhooks/signatures.ts';
import type { WebhookSender } from '../webhooks/webhook-sender.ts';
import { withDefaults } from './defaults.ts';
import {
  nowSeconds,
  type BalanceTransaction,
  type CardSecret,
  type Charge,
  type Customer,
  type Dispute,
  type Intent,
  type PaymentMethod,
  type Refund,
  type Review,
  type Setup,
  type StripeEvent,
} from './objects.ts';
import { missing } from './stripe-error.ts';

export interface StripeSettings {
  readonly records: Records;
  readonly ledger: Ledger;
  readonly switches: Switches;
  readonly sender: WebhookSender;
  /** where the shop takes webhooks; null sends none */
  readonly webhookUrl: string | null;
  readonly webhookSecret: string;
  readonly secretKey: string;
  readonly publishableKey: string;
  /** milliseconds until a refund that takes its time has ended */
  readonly refundDelay: number;
}

/** A later answer of an idempotency key is the first one. */
export interface StoredAnswer {
  readonly id: string;
  readonly request: string;
  readonly status: number;
  readonly body: string;
}

/** All objects of the card provider, and how it tells the shop of their changes. */
export class StripeWorld {
  readonly intents: Table<Intent>;
  readonly setups: Table<Setup>;
  readonly charges: Table<Charge>;
  readonly refunds: Table<Refund>;
  readonly disputes: Table<Dispute>;
  readonly balance: Table<BalanceTransaction>;
  readonly customers: Table<Customer>;
  readonly methods: Table<PaymentMethod>;
  readonly cards: Table<CardSecret>;
  readonly reviews: Table<Review>;
  readonly events: Table<StripeEvent>;
  readonly answers: Table<StoredAnswer>;

  constructor(readonly settings: StripeSettings) {
    const { records } = settings;
    this.intents = records.openTable('stripe.intents');
    this.setups = records.openTable('stripe.setups');
    this.charges = records.openTable('stripe.charges');
    this.refunds = records.openTable('stripe.refunds');
    this.disputes = records.openTable('stripe.disputes');
    this.balance = records.openTable('stripe.balance');
    this.customers = records.openTable('stripe.customers');
    this.methods = records.openTable('stripe.methods');
    this.cards = records.openTable('stripe.cards');
    this.reviews = records.openTable('stripe.reviews');
    this.events = records.openTable('stripe.events');
    this.answers = records.openTable('stripe.answers');
  }

  /** @throws StripeRefusal where there is none */
  intentOf(id: string): Intent {
    const intent = this.intents.findRow(id);
    if (!intent) throw missing('payment_intent', id);
    return intent;
  }

  /** Of an intent that was attempted. */
  chargeOf(intent: Intent): Charge {
    const charge = this.charges.findRow(intent.latest_charge ?? '');
    if (!charge) throw missing('charge', intent.latest_charge ?? '');
    return charge;
  }

  /** What happened becomes an event with the object as it is now, and a webhook to the shop. */
  publishEvent(type: string, object: { readonly object: string }): void {
    const event: StripeEvent = {
      id: stripeId('evt'),
      object: 'event',
      created: nowSeconds(),
      type,
      data: { object: structuredClone(withDefaults(object)) },
    };
    this.events.saveRow(event);
    const { webhookUrl: url, webhookSecret, sender } = this.settings;
    if (url === null) return;
    const body = JSON.stringify(withDefaults(event));
    sender.sendWebhook({ url, body, sign: (text) => signAsStripe(text, webhookSecret) });
  }

  /** Enters money that moved in the balance, now or as the past has it. @returns the transaction's id */
  enterBalance(entry: {
    type: string;
    category: string;
    amount: number;
    fee: number;
    source: string;
    past?: { readonly id: string; readonly created: number };
  }): string {
    const { type, category, amount, fee, source, past } = entry;
    const row: BalanceTransaction = {
      id: past?.id ?? stripeId('txn'),
      object: 'balance_transaction',
      created: past?.created ?? nowSeconds(),
      amount,
      fee,
      net: amount - fee,
      source,
      type,
      reporting_category: category,
    };
    return this.balance.saveRow(row).id;
  }
}
