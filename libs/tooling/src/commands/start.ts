import { errorMessage } from '../errors.ts';
import { DEMO_ORDERS, DEMO_PRODUCTS } from '../stack/demo-data.ts';
import { gantryHome } from '../stack/home.ts';
import { readPort } from '../stack/ports.ts';
import { printProgress } from '../stack/progress.ts';
import { signalled } from '../stack/signalled.ts';
import { requirePlace } from '../stack/stack-run.ts';
import type { StackOptions } from '../stack/stack-options.ts';
import { startStack, type Stack } from '../stack/stack.ts';
import { runNx } from '../workspace/nx.ts';

async function build(onProgress: (line: string) => void, signal: AbortSignal): Promise<void> {
  const { code, output } = await runNx('build', [], { quiet: true, signal });
  signal.throwIfAborted();
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  onProgress('build is up to date');
}

function greet({ url, mailUrl, accounts, env }: Stack): void {
  console.log(`\nGantry is ready at ${url}`);
  if (env.GANTRY_MODE !== 'demo') return;
  console.log(`E-mails it sends: ${mailUrl}`);
  console.log(`Demo accounts:\n${accounts}`);
  console.log('Press Ctrl-C to stop.');
}

function stackOptions(onProgress: (line: string) => void, signal: AbortSignal): StackOptions {
  const host = process.env.HOST || '127.0.0.1';
  return {
    home: gantryHome(),
    host,
    port: readPort(),
    mode: 'all',
    products: DEMO_PRODUCTS,
    orders: process.env.GANTRY_DEMO_HISTORY === '0' ? 0 : DEMO_ORDERS,
    onProgress,
    signal,
  };
}

/** `npm start`: the whole shop, until Ctrl-C. */
export async function run(): Promise<number> {
  const onProgress = printProgress();
  const asked = signalled();
  try {
    const options = stackOptions(onProgress, asked.abort);
    await requirePlace(options); // before the build, which takes longer than to read why it was in vain
    await build(onProgress, asked.abort);
    const stack = await startStack(options);
    greet(stack);
    await asked.promise;
    onProgress('stopping ...');
    await stack.stop();
    onProgress('stopped');
    return 0;
  } catch (error) {
    if (asked.abort.aborted) return 0;
    console.error(`\n${errorMessage(error)}`);
    return 1;
  }
}
