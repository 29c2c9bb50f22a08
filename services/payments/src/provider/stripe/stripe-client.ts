import Stripe from 'stripe';
import type { PaymentsConfig } from '../../payments.config.ts';

const timeout = 15_000;

/** The official client, at whichever address is set: the provider's, our sandbox's or an emulator's. */
export function createStripe({
  STRIPE_SECRET_KEY,
  STRIPE_API,
}: Pick<PaymentsConfig, 'STRIPE_SECRET_KEY' | 'STRIPE_API'>): Stripe {
  const { protocol, hostname, port } = new URL(STRIPE_API);
  return new Stripe(STRIPE_SECRET_KEY, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    // it repeats with the same idempotency key, so nothing happens twice
    maxNetworkRetries: 1,
    timeout,
    telemetry: false,
  });
}
