import type { Env } from '@gantry/nest-kit/config';
import { PaymentsConfig } from '../payments.config.ts';
import type { LedgerRow } from '../provider/payment-provider.ts';
import { PaymentProviders } from '../provider/payment-providers.ts';

export { ProviderAway, type LedgerRow } from '../provider/payment-provider.ts';
export { compareLedgers, type OwnRow } from './compare-ledgers.ts';

/** What the providers have written down from a moment on. */
export interface ProviderLedger {
  readonly since: Date;
  readonly rows: readonly LedgerRow[];
}

const dayMs = 86_400_000;

/**
 * Asks the providers that are set up by these settings for their ledgers of some days, today the last: by the same calls
 * at the real ones and at those of the sandbox. Null where none is set up. @throws ProviderAway
 */
export async function readProviderLedger(env: Env, days: number): Promise<ProviderLedger | null> {
  const providers = new PaymentProviders(new PaymentsConfig(env)).listProviders();
  if (providers.length === 0) return null;
  const today = Date.parse(new Date().toISOString().slice(0, 10));
  const dates = Array.from({ length: days }, (_, back) => new Date(today - back * dayMs));
  const rows: LedgerRow[] = [];
  for (const provider of providers)
    for (const date of dates) rows.push(...(await provider.ledger(date.toISOString().slice(0, 10))));
  return { since: new Date(today - (days - 1) * dayMs), rows };
}
