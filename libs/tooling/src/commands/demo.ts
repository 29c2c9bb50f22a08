import { parseArgs } from 'node:util';
import { errorMessage } from '../errors.ts';
import { noteDemoCatalogue } from '../stack/demo-data.ts';
import { gantryHome } from '../stack/home.ts';
import { historyEnvironment } from '../stack/payment-environment.ts';
import { printProgress } from '../stack/progress.ts';
import { runScript } from '../stack/run-script.ts';
import { withServices } from '../stack/with-services.ts';

const usage = 'Usage: npm run demo -- [--products N] [--orders N]';

interface Wanted {
  readonly products: string | undefined;
  readonly orders: string | undefined;
}

/** @throws Error for words that are none of the command's */
function readWords(words: string[]): Wanted {
  const options = { products: { type: 'string' }, orders: { type: 'string' } } as const;
  const { values } = parseArgs({ args: words, options });
  const { products, orders } = values;
  return { products: products ?? (orders === undefined ? '10000' : undefined), orders };
}

async function load({ products, orders }: Wanted, env: Record<string, string>): Promise<void> {
  if (products !== undefined) {
    const script = 'services/catalog/src/commands/demo.ts';
    await runScript(script, ['--products', products], env, { show: true });
    noteDemoCatalogue(gantryHome(), env.DATABASE_URL ?? '');
  }
  if (orders === undefined) return;
  const script = 'services/main/src/commands/history.ts';
  const words = ['--orders', orders, '--name', 'more'];
  await runScript(script, words, { ...env, ...historyEnvironment(env) }, { show: true });
}

/**
 * `npm run demo -- --products N --orders N`: the deterministic demo catalogue in any size up to a million, and a history
 * of up to a million orders, once for each shop.
 */
export async function run(words: string[]): Promise<number> {
  try {
    const wanted = readWords(words);
    await withServices(printProgress(), (env) => load(wanted, env));
    return 0;
  } catch (error) {
    console.error(`${errorMessage(error)}${isUsage(error) ? `\n${usage}` : ''}`);
    return 1;
  }
}

const isUsage = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
