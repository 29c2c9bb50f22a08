import { readState, updateState } from './home-state.ts';
import { historyEnvironment } from './payment-environment.ts';
import { runScript } from './run-script.ts';

/** Products of the demo catalogue that a first start brings. */
export const DEMO_PRODUCTS = 10_000;

/** Orders of the last two years that a first start of the shop brings; tests start without any. */
export const DEMO_ORDERS = 400;

export type DemoData = {
  home: string;
  products: number;
  orders?: number | undefined;
  env: Record<string, string>;
  onProgress: (line: string) => void;
  signal?: AbortSignal | undefined;
};

/** Names a database without its user and password; an embedded one has another port at each start. */
function databaseName(url: string): string {
  const { host, hostname, pathname } = new URL(url);
  return process.env.DATABASE_URL ? `${host}${pathname}` : `${hostname}${pathname}`;
}

/** Remembers that a database has a demo catalogue, so that the next start does not load another one over it. */
export function noteDemoCatalogue(home: string, databaseUrl: string): void {
  const database = databaseName(databaseUrl);
  const { demoCatalogueIn } = readState(home);
  if (!demoCatalogueIn.includes(database))
    updateState(home, { demoCatalogueIn: [...demoCatalogueIn, database] });
}

/** @returns whether the database had none before */
async function loadCatalogue({ home, products, env, onProgress, signal }: DemoData): Promise<boolean> {
  const databaseUrl = env.DATABASE_URL ?? '';
  if (products === 0 || readState(home).demoCatalogueIn.includes(databaseName(databaseUrl))) return false;
  onProgress(`loading a demo catalog of ${products.toLocaleString('en-US')} products ...`);
  await runScript('services/catalog/src/commands/demo.ts', ['--products', String(products)], env, { signal });
  onProgress('demo catalog loaded');
  return true;
}

/** A shop that was in use before keeps the past it has. */
async function loadHistory({ orders = 0, env, onProgress, signal }: DemoData): Promise<void> {
  if (orders === 0) return;
  onProgress(`writing two years of demo history, ${orders.toLocaleString('en-US')} orders ...`);
  await runScript(
    'services/main/src/commands/history.ts',
    ['--orders', String(orders), '--if-missing'],
    { ...env, ...historyEnvironment(env) },
    {
      signal,
    },
  );
  onProgress('demo history written');
}

/**
 * Brings in the demo accounts, once for each database the demo catalogue with a history, and suppliers of its brands.
 * @returns the accounts in words, as the identity service lists them.
 */
export async function loadDemoData(data: DemoData): Promise<string> {
  const { env, signal } = data;
  const accounts = await runScript('services/identity/src/commands/demo-accounts.ts', [], env, { signal });
  const isFresh = await loadCatalogue(data);
  if (data.products > 0)
    await runScript('services/sales/src/commands/demo-suppliers.ts', [], env, { signal });
  if (isFresh) {
    await loadHistory(data);
    // last, so that a first start that is broken off is done again whole
    noteDemoCatalogue(data.home, env.DATABASE_URL ?? '');
  }
  return accounts.trimEnd();
}
