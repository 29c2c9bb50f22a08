import * as v from 'valibot';
import { json } from './http/message.ts';
import type { Routes } from './http/routes.ts';
import { takeInWalletPayment } from './paypal/past-payments.ts';
import type { PaypalWorld } from './paypal/paypal-world.ts';
import { pastPaymentSchema, type PastPayment } from './store/past-payment.ts';
import { takeInCardPayment } from './stripe/past-payments.ts';
import type { StripeWorld } from './stripe/stripe-world.ts';

interface Worlds {
  readonly stripe: StripeWorld;
  readonly paypal: PaypalWorld;
}

const bodySchema = v.pipe(v.string(), v.parseJson(), v.array(pastPaymentSchema));

/** Takes in payments of the past, each once: a demo shop that begins with a history has them. No webhook tells of them. */
export function addPastPaymentRoutes(routes: Routes, worlds: Worlds): void {
  routes.addRoute('POST', '/past-payments.json', ({ body }) => {
    const read = v.safeParse(bodySchema, body);
    if (!read.success) return json({ error: v.summarize(read.issues) }, 400);
    const unknown = read.output.filter((payment) => !isKnown(worlds, payment));
    for (const payment of unknown) takeIn(worlds, payment);
    return json({ taken: unknown.length });
  });
}

const isKnown = ({ stripe, paypal }: Worlds, { provider, id }: PastPayment): boolean =>
  (provider === 'stripe' ? stripe.intents.findRow(id) : paypal.orders.findRow(id)) !== undefined;

function takeIn({ stripe, paypal }: Worlds, payment: PastPayment): void {
  if (payment.provider === 'stripe') takeInCardPayment(stripe, payment);
  else takeInWalletPayment(paypal, payment);
}
