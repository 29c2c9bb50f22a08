import { ConfigError } from '@gantry/nest-kit/config';
import { SandboxConfig } from './sandbox-config.ts';
import { startSandbox, type Sandbox } from './start-sandbox.ts';

// Development and tests only: takes the store's mail and shows it on a page, and stands in for card and wallet.
async function start(): Promise<Sandbox> {
  const config = new SandboxConfig(process.env);
  return startSandbox({
    smtp: Number(new URL(config.SMTP_URL).port),
    page: config.SANDBOX_PORT,
    folder: config.folder,
    carrier: { key: config.CARRIER_KEY, dayMs: config.SANDBOX_CARRIER_DAY_SECONDS * 1000 },
    webhooks: `${new URL(config.PUBLIC_ORIGIN).origin}/api/v1/webhooks`,
    stripe: {
      secretKey: config.STRIPE_SECRET_KEY,
      publishableKey: config.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: config.STRIPE_WEBHOOK_SECRET,
    },
    paypal: {
      clientId: config.PAYPAL_CLIENT_ID,
      secret: config.PAYPAL_SECRET,
      webhookId: config.PAYPAL_WEBHOOK_ID,
    },
  });
}

try {
  const sandbox = await start();
  process.stdout.write(
    `${JSON.stringify({ service: 'sandbox', page: sandbox.pageUrl, smtp: sandbox.smtpUrl })}\n`,
  );
  const stop = () => void sandbox.stop().then(() => process.exit(0));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exit(1);
}
