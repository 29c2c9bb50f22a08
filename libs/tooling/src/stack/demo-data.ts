import { readState, updateState } from './home-state.ts';
import { runScript } from './run-script.ts';

/** Products of the demo catalogue that a first start brings. */
export const DEMO_PRODUCTS = 10_000;

export type DemoData = {
  home: string;
  products: number;
  env: Record<string, string>;
  onProgress: (line: string) => void;
  signal?: AbortSignal | undefined;
};

/** Names a database without its user and password; an embedded one has another port at each start. */
function databaseName(url: string): string {
  const { host, hostname, pathname } = new URL(url);
  return process.env.DATABASE_URL ? `${host}${pathname}` : `${hostname}${pathname}`;
}

async function loadCatalogue({ home, products, env, onProgress, signal }: DemoData): Promise<void> {
  const database = databaseName(env.DATABASE_URL ?? '');
  const loaded = readState(home).demoCatalogueIn;
  if (products === 0 || loaded.includes(database)) return;
  onProgress(`loading a demo catalogue of ${products} products ...`);
  await runScript('services/catalog/src/commands/demo.ts', ['--products', String(products)], env, { signal });
  updateState(home, { demoCatalogueIn: [...loaded, database] });
  onProgress('demo catalogue loaded');
}

/**
 * Brings in the demo accounts, and once for each database the demo catalogue.
 * @returns the accounts in words, as the identity service lists them.
 */
export async function loadDemoData(data: DemoData): Promise<string> {
  const { env, signal } = data;
  const accounts = await runScript('services/identity/src/commands/demo-accounts.ts', [], env, { signal });
  await loadCatalogue(data);
  return accounts.trimEnd();
}
