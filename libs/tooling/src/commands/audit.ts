import { runProgram } from '../workspace/run-program.ts';
import { errorMessage } from '../errors.ts';
import { providerEnvironment } from '../stack/payment-environment.ts';
import { printProgress } from '../stack/progress.ts';
import { withServices } from '../stack/with-services.ts';

const script = 'services/main/src/commands/audit.ts';

/**
 * `npm run audit`: compares orders, stock, invoices, payments, journal, mails and the audit trail of the shop on this home,
 * and prints every disagreement. Ends with 1 where there is one.
 */
export async function run(): Promise<number> {
  try {
    const words = ['--enable-source-maps', '--import', '@gantry/tooling/register', script];
    return await withServices(printProgress(), async (shop) => {
      // by whose keys the providers tell what they have written down
      const env = { ...shop, ...providerEnvironment(Number(shop.SANDBOX_PORT)) };
      const { code } = await runProgram(process.execPath, words, { env, quiet: false });
      return code ?? 1;
    });
  } catch (error) {
    console.error(errorMessage(error));
    return 1;
  }
}
