import { ConfigError, configOf, type Env } from '@gantry/nest-kit/config';
import { integer, modeSchema } from '@gantry/nest-kit/kit-config';
import * as v from 'valibot';

const address = (usual: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.url(),
      v.transform((text) => text.replace(/\/+$/, '')),
    ),
    usual,
  );
const key = () => v.optional(v.string(), '');

const stripeApi = 'https://api.stripe.com';
const stripeKeys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
const paypalKeys = ['PAYPAL_CLIENT_ID', 'PAYPAL_SECRET', 'PAYPAL_WEBHOOK_ID'] as const;

const table = {
  GANTRY_MODE: modeSchema,
  /** where payers come back to, and where the providers send their webhooks */
  PUBLIC_ORIGIN: v.optional(v.pipe(v.string(), v.url()), 'http://127.0.0.1:8080'),
  STRIPE_SECRET_KEY: key(),
  STRIPE_PUBLISHABLE_KEY: key(),
  STRIPE_WEBHOOK_SECRET: key(),
  STRIPE_API: address(stripeApi),
  /** the card provider's script, the only foreign one of the shop */
  STRIPE_SCRIPT: address('https://js.stripe.com/endive/stripe.js'),
  PAYPAL_CLIENT_ID: key(),
  PAYPAL_SECRET: key(),
  PAYPAL_WEBHOOK_ID: key(),
  PAYPAL_API: address('https://api-m.paypal.com'),
  /** minutes after which an attempt its payer has left is closed, and the order asks for another */
  PAYMENTS_ATTEMPT_MINUTES: v.optional(integer(1, 10_080), '60'),
  /** seconds after which a payment that is still open is asked about; its return and webhook may both be lost */
  PAYMENTS_RECONCILE_SECONDS: v.optional(integer(1, 86_400), '25'),
};

/**
 * Which providers of online payments are used, and by which keys. A provider without any key is not offered; half of
 * its keys, or keys with which no money moves in production, refuse the start.
 */
export class PaymentsConfig extends configOf(table) {
  constructor(env: Env) {
    super(env);
    const problems = [...incomplete(this, stripeKeys), ...incomplete(this, paypalKeys)];
    if (this.GANTRY_MODE === 'production') problems.push(...unfitForProduction(this));
    if (problems.length > 0) throw new ConfigError(problems);
  }

  get hasStripe(): boolean {
    return this.STRIPE_SECRET_KEY !== '';
  }

  get hasPaypal(): boolean {
    return this.PAYPAL_CLIENT_ID !== '';
  }

  /** No money moves by these keys. */
  get isStripeTest(): boolean {
    return !/^[rs]k_live_/.test(this.STRIPE_SECRET_KEY) || new URL(this.STRIPE_API).origin !== stripeApi;
  }

  /** No money moves at this address: the wallet's keys do not say what they are for. */
  get isPaypalTest(): boolean {
    const { protocol, hostname } = new URL(this.PAYPAL_API);
    return protocol !== 'https:' || !['api-m.paypal.com', 'api.paypal.com'].includes(hostname);
  }
}

type Names = typeof stripeKeys | typeof paypalKeys;

function incomplete(config: PaymentsConfig, names: Names): string[] {
  const missing = names.filter((name) => config[name] === '');
  if (missing.length === names.length) return [];
  return missing.map((name) => `${name}: is missing, as the other keys of this provider are set`);
}

function unfitForProduction(config: PaymentsConfig): string[] {
  const problems: string[] = [];
  if (config.hasStripe) {
    if (config.isStripeTest)
      problems.push('STRIPE_SECRET_KEY: production needs a live key, and the provider’s own STRIPE_API');
    if (!config.STRIPE_PUBLISHABLE_KEY.startsWith('pk_live_'))
      problems.push('STRIPE_PUBLISHABLE_KEY: production needs a live key');
    if (!config.STRIPE_SCRIPT.startsWith('https://js.stripe.com/'))
      problems.push('STRIPE_SCRIPT: production needs the provider’s own script');
  }
  if (config.hasPaypal && config.isPaypalTest)
    problems.push('PAYPAL_API: production needs the provider’s own address, not that of its sandbox');
  return problems;
}
