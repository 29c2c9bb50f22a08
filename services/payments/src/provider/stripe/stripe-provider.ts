import Stripe from 'stripe';
import type { PaymentsConfig } from '../../payments.config.ts';
import type {
  CardOwner,
  LedgerRow,
  NewPayment,
  OpenedPayment,
  PaymentProvider,
  ProviderPayment,
} from '../payment-provider.ts';
import { createStripe } from './stripe-client.ts';
import { askStripe, findAtStripe } from './stripe-failures.ts';
import { ledgerRowOf, secondsOf } from './stripe-ledger.ts';
import { StripeVault } from './stripe-vault.ts';
import { captureEntry, chargeOf, paymentOf } from './stripe-payment.ts';

const pageSize = 100;

/** Cards, by the provider's payment intents: reserved when the order is placed, captured when goods leave. */
export class StripeProvider implements PaymentProvider {
  readonly service = 'stripe-payment-intent';
  readonly isTest: boolean;
  readonly element: { readonly publishableKey: string; readonly scriptUrl: string };
  readonly vault: StripeVault;
  private readonly stripe: Stripe;

  constructor(config: PaymentsConfig) {
    this.isTest = config.isStripeTest;
    this.element = { publishableKey: config.STRIPE_PUBLISHABLE_KEY, scriptUrl: config.STRIPE_SCRIPT };
    this.stripe = createStripe(config);
    this.vault = new StripeVault(this.stripe);
  }

  /** A saved card is charged at once; whether it was refused, or its bank asks the payer first, `findPayment` says. */
  async open(payment: NewPayment): Promise<OpenedPayment> {
    const { saved, save, email, key } = payment;
    const customer = saved?.customer ?? (save && (await this.vault.customerOf({ ...save, email, key })));
    const params = intentParams(payment, customer);
    const { id, client_secret: clientSecret } = await askStripe(() =>
      this.stripe.paymentIntents.create(params, { idempotencyKey: payment.key }).catch(intentOfRefusal),
    );
    return { reference: id, clientSecret, approveUrl: null };
  }

  async keepCard(reference: string, kept: CardOwner | null): Promise<void> {
    const { setup_future_usage: use } = await this.retrieve(reference);
    if ((use !== null) === (kept !== null)) return;
    const customer = kept && (await this.vault.customerOf(kept));
    const params = customer
      ? ({ customer, setup_future_usage: 'on_session' } as const)
      : ({ setup_future_usage: '' } as const);
    await askStripe(() => this.stripe.paymentIntents.update(reference, params));
  }

  async findPayment(reference: string): Promise<ProviderPayment | null> {
    const expand = ['latest_charge', 'review'];
    const intent = await findAtStripe(() => this.stripe.paymentIntents.retrieve(reference, { expand }));
    if (!intent) return null;
    const charge = chargeOf(intent);
    // before money was taken there is nothing to give back or to dispute
    if (!charge || intent.amount_received === 0)
      return paymentOf({ intent, refunds: [], disputes: [], balance: [] });
    const [refunds, disputes, balance] = await askStripe(() =>
      Promise.all([
        this.stripe.refunds.list({ payment_intent: reference, limit: pageSize }),
        this.stripe.disputes.list({ payment_intent: reference, limit: pageSize }),
        this.stripe.balanceTransactions.list({ source: charge.id, limit: pageSize }),
      ]),
    );
    return paymentOf({ intent, refunds: refunds.data, disputes: disputes.data, balance: balance.data });
  }

  /** A card reserves as soon as its payer confirms. */
  async authorize(): Promise<void> {
    // nothing is left to do
  }

  async capture(
    reference: string,
    { amount, isLast, key }: { amount: number; isLast: boolean; key: string },
  ): Promise<void> {
    const intent = await this.retrieve(reference);
    const entry = captureEntry(amount, key);
    // done already: a repeated key after the provider has forgotten it
    if (Object.entries(entry).every(([name, value]) => intent.metadata[name] === value)) return;
    const goesOn = chargeOf(intent)?.payment_method_details?.card?.multicapture?.status === 'available';
    const params = {
      amount_to_capture: amount,
      metadata: entry,
      ...(goesOn ? { final_capture: isLast } : {}),
    };
    await askStripe(() => this.stripe.paymentIntents.capture(reference, params, { idempotencyKey: key }));
  }

  /** A card's bank answers for it until the end. */
  async renew(): Promise<void> {
    // nothing is left to do
  }

  async release(reference: string, key: string): Promise<void> {
    const intent = await this.retrieve(reference);
    if (intent.status === 'canceled' || intent.status === 'succeeded') return;
    // what was captured in part is not canceled: a last capture of nothing releases the rest
    await askStripe(() =>
      intent.amount_received > 0
        ? this.stripe.paymentIntents.capture(
            reference,
            { amount_to_capture: 0, final_capture: true },
            { idempotencyKey: key },
          )
        : this.stripe.paymentIntents.cancel(reference, {}, { idempotencyKey: key }),
    );
  }

  async refund(reference: string, { amount, key }: { amount: number; key: string }): Promise<void> {
    const params = { payment_intent: reference, amount, metadata: { key } };
    await askStripe(() => this.stripe.refunds.create(params, { idempotencyKey: key }));
  }

  async ledger(day: string): Promise<LedgerRow[]> {
    const rows: LedgerRow[] = [];
    const params = { created: secondsOf(day), limit: pageSize, expand: ['data.source'] };
    await askStripe(async () => {
      for await (const row of this.stripe.balanceTransactions.list(params)) rows.push(ledgerRowOf(row));
    });
    return rows.toReversed();
  }

  private retrieve(reference: string): Promise<Stripe.PaymentIntent> {
    return askStripe(() => this.stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge'] }));
  }
}

function intentParams(payment: NewPayment, customer: string | undefined): Stripe.PaymentIntentCreateParams {
  const { saved, save, isImmediate } = payment;
  return {
    amount: payment.amount,
    currency: payment.currency.toLowerCase(),
    description: `Order ${payment.orderNumber}`,
    allowed_payment_method_types: ['card'],
    capture_method: isImmediate ? 'automatic' : 'manual',
    metadata: {
      order: payment.orderNumber,
      transaction: payment.transactionId,
      request_hash: payment.requestHash,
    },
    ...(isImmediate
      ? {}
      : { payment_method_options: { card: { request_multicapture: 'if_available' as const } } }),
    ...(customer ? { customer } : {}),
    // the payer is here: their bank may ask them
    ...(save ? { setup_future_usage: 'on_session' as const } : {}),
    ...(saved ? { payment_method: saved.method, confirm: true, return_url: payment.returnUrl } : {}),
  };
}

/** The intent a saved card was refused for: it stands, and may be paid by another card. */
function intentOfRefusal(error: unknown): Stripe.PaymentIntent {
  if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) return error.payment_intent;
  throw error;
}
