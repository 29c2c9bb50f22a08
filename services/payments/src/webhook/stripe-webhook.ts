import Stripe from 'stripe';
import type { ReceivedEvent } from './received-event.ts';

/** Seconds a signature is good for. The provider signs anew when it sends again, so nothing honest is older. */
const tolerance = 300;

type Named = {
  readonly object?: string;
  readonly id?: string;
  readonly payment_intent?: string | { id: string } | null;
};

/** Reads a webhook of the card provider; null where its signature does not hold, or is too old. */
export function readStripeWebhook(body: Buffer, signature: unknown, secret: string): ReceivedEvent | null {
  if (typeof signature !== 'string') return null;
  try {
    const event = Stripe.webhooks.constructEvent(body, signature, secret, tolerance);
    return { id: event.id, type: event.type, reference: paymentOf(event.data.object as Named) };
  } catch {
    return null;
  }
}

function paymentOf({ object, id, payment_intent: intent }: Named): string | null {
  if (object === 'payment_intent' || object === 'setup_intent') return id ?? null;
  return typeof intent === 'object' ? (intent?.id ?? null) : (intent ?? null);
}
