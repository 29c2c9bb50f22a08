const SET = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_SECRET',
  'PAYPAL_WEBHOOK_ID',
  'PAYPAL_API',
  'PAYMENTS_RECONCILE_SECONDS',
] as const;
const SHOWN = ['STRIPE_SCRIPT', 'PAYMENT_FRAME_ORIGINS', 'PAYMENT_CONNECT_ORIGINS'] as const;

const found = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => (process.env[name] ? [[name, process.env[name]] as const] : [])),
  );

/** Nobody set a provider's key: the demo then has its sandbox, production no online payments. */
function usesSandbox(): boolean {
  const { GANTRY_MODE, STRIPE_SECRET_KEY, PAYPAL_CLIENT_ID } = process.env;
  return GANTRY_MODE !== 'production' && !STRIPE_SECRET_KEY && !PAYPAL_CLIENT_ID;
}

const sandboxOf = (port: number): string => `http://127.0.0.1:${port}`;

/**
 * What pages may load of the card provider: its script, origins of its frames and those it is called at. The shell opens its
 * policy for them, on payment pages alone.
 */
export function paymentPageEnvironment(sandboxPort: number): Record<string, string> {
  if (!usesSandbox()) {
    return {
      STRIPE_SCRIPT: 'https://js.stripe.com/endive/stripe.js',
      PAYMENT_FRAME_ORIGINS: 'https://js.stripe.com https://hooks.stripe.com',
      PAYMENT_CONNECT_ORIGINS: 'https://api.stripe.com',
      ...found(SHOWN),
    };
  }
  const sandbox = sandboxOf(sandboxPort);
  return {
    STRIPE_SCRIPT: `${sandbox}/stripe.js`,
    PAYMENT_FRAME_ORIGINS: sandbox,
    PAYMENT_CONNECT_ORIGINS: sandbox,
    ...found(SHOWN),
  };
}

/** Keys and addresses of the payment providers, for the service that calls them and the sandbox that answers it. */
export function providerEnvironment(sandboxPort: number): Record<string, string> {
  if (!usesSandbox()) return found(SET);
  const sandbox = sandboxOf(sandboxPort);
  return {
    STRIPE_SECRET_KEY: 'sk_test_gantry',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_gantry',
    STRIPE_WEBHOOK_SECRET: 'whsec_gantrysandbox',
    STRIPE_API: sandbox,
    PAYPAL_CLIENT_ID: 'gantry-sandbox-client',
    PAYPAL_SECRET: 'gantry-sandbox-secret',
    PAYPAL_WEBHOOK_ID: 'WH-GANTRY-SANDBOX',
    PAYPAL_API: sandbox,
    ...found(SET),
  };
}

/** Where the sandbox takes in payments of a demo history; nothing where payments are no sandbox's. */
export const historyEnvironment = ({ SANDBOX_PORT }: Record<string, string>): Record<string, string> =>
  SANDBOX_PORT && usesSandbox() ? { SANDBOX_URL: sandboxOf(Number(SANDBOX_PORT)) } : {};
