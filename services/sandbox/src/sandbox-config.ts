import path from 'node:path';
import { configOf } from '@gantry/nest-kit/config';
import { integer, modeSchema, port } from '@gantry/nest-kit/kit-config';
import * as v from 'valibot';

/** Where the sandbox listens, the made-up keys of its providers, and the shop it sends webhooks to. */
export class SandboxConfig extends configOf({
  GANTRY_MODE: v.pipe(
    modeSchema,
    v.check(
      (mode) => mode !== 'production',
      'the sandbox swallows mail and takes no money, and must not run in production',
    ),
  ),
  SMTP_URL: v.pipe(v.string(), v.url()),
  SANDBOX_PORT: port(),
  GANTRY_HOME: v.optional(v.string(), '.gantry'),
  PUBLIC_ORIGIN: v.optional(v.pipe(v.string(), v.url()), 'http://127.0.0.1:8080'),
  CARRIER_KEY: v.optional(v.string(), 'gantry-sandbox-carrier'),
  /** how long a day of the carrier is, so that its scans come while somebody looks */
  SANDBOX_CARRIER_DAY_SECONDS: v.optional(integer(1, 86_400), '120'),
  STRIPE_SECRET_KEY: v.optional(v.string(), 'sk_test_gantry'),
  STRIPE_PUBLISHABLE_KEY: v.optional(v.string(), 'pk_test_gantry'),
  STRIPE_WEBHOOK_SECRET: v.optional(v.string(), 'whsec_gantrysandbox'),
  PAYPAL_CLIENT_ID: v.optional(v.string(), 'gantry-sandbox-client'),
  PAYPAL_SECRET: v.optional(v.string(), 'gantry-sandbox-secret'),
  PAYPAL_WEBHOOK_ID: v.optional(v.string(), 'WH-GANTRY-SANDBOX'),
}) {
  /** Where payments and the ledger are kept. */
  get folder(): string {
    return path.resolve(this.GANTRY_HOME, 'sandbox');
  }
}
