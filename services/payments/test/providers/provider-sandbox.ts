import { startSandbox, type Sandbox, type SandboxOptions } from '@gantry/service-sandbox/start';
import { PaymentsConfig } from '../../src/payments.config.ts';
import type { NewPayment } from '../../src/provider/payment-provider.ts';

/** Made-up keys, as the demo has them. */
const sandboxKeys = {
  STRIPE_SECRET_KEY: 'sk_test_gantry',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_gantry',
  STRIPE_WEBHOOK_SECRET: 'whsec_gantrysandbox',
  PAYPAL_CLIENT_ID: 'gantry-sandbox-client',
  PAYPAL_SECRET: 'gantry-sandbox-secret',
  PAYPAL_WEBHOOK_ID: 'WH-GANTRY-SANDBOX',
};

/** The environment of a service that is paid through this sandbox. */
export const environmentOf = ({ pageUrl }: Sandbox) => ({
  ...sandboxKeys,
  STRIPE_API: pageUrl,
  STRIPE_SCRIPT: `${pageUrl}/stripe.js`,
  PAYPAL_API: pageUrl,
});

/** A sandbox of its own, its keys, and the calls a payer's browser and a tester make to it. */
export async function startProviders(options: Partial<SandboxOptions> = {}) {
  const sandbox = await startSandbox({ smtp: 0, page: 0, refundDelay: 50, ...options });
  const config = new PaymentsConfig(environmentOf(sandbox));
  return {
    sandbox,
    config,
    turnSwitch: (switches: object) =>
      fetch(`${sandbox.pageUrl}/switches.json`, { method: 'POST', body: JSON.stringify(switches) }),
    /** The payer types this card and confirms. */
    payByCard: async (clientSecret: string, number: string, more: Record<string, string> = {}) => {
      const [id] = clientSecret.split('_secret_');
      const body = new URLSearchParams({
        client_secret: clientSecret,
        use_stripe_sdk: 'true',
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '34',
        'payment_method_data[card][cvc]': '123',
        ...more,
      });
      const headers = { authorization: `Bearer ${sandboxKeys.STRIPE_PUBLISHABLE_KEY}` };
      const kind = id?.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
      const address = `${sandbox.pageUrl}/v1/${kind}/${id}/confirm`;
      return fetch(address, { method: 'POST', headers, body });
    },
    /** The payer answers their bank. */
    answerBank: async (clientSecret: string, answer: 'complete' | 'fail') => {
      const [id] = clientSecret.split('_secret_');
      const body = new URLSearchParams({ secret: clientSecret, answer });
      await fetch(`${sandbox.pageUrl}/3ds/${id}`, { method: 'POST', body });
    },
    /** The payer answers on the wallet's page. @returns where it sends them to */
    answerWallet: async (approveUrl: string, answer: 'approve' | 'cancel') => {
      const url = new URL(approveUrl);
      const body = new URLSearchParams({ token: url.searchParams.get('token') ?? '', answer });
      const answered = await fetch(url.origin + url.pathname, { method: 'POST', body, redirect: 'manual' });
      return answered.headers.get('location') ?? '';
    },
  };
}
export type TestProviders = Awaited<ReturnType<typeof startProviders>>;

let last = 0;
export function aPayment(facts: Partial<NewPayment> = {}): NewPayment {
  last += 1;
  const number = String(300_000 + last);
  return {
    key: `open:${number}:${Date.now()}`,
    orderNumber: number,
    transactionId: `transaction-${number}`,
    requestHash: 'f'.repeat(32),
    amount: 10_000,
    currency: 'USD',
    email: 'pat@example.com',
    locale: 'en-US',
    returnUrl: 'https://shop.example/checkout/return?order=1',
    cancelUrl: 'https://shop.example/checkout/cancel?order=1',
    isImmediate: false,
    ...facts,
  };
}
