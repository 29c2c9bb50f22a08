import { errorMessage } from '../errors.ts';
import { noteDemoCatalogue } from '../stack/demo-data.ts';
import { gantryHome } from '../stack/home.ts';
import { printProgress } from '../stack/progress.ts';
import { runScript } from '../stack/run-script.ts';
import { withServices } from '../stack/with-services.ts';

/** `npm run demo -- --products N`: the deterministic demo catalogue in any size up to a million. */
export async function run(words: string[]): Promise<number> {
  try {
    const script = 'services/catalog/src/commands/demo.ts';
    await withServices(printProgress(), async (env) => {
      await runScript(script, words, env, { show: true });
      noteDemoCatalogue(gantryHome(), env.DATABASE_URL ?? '');
    });
    return 0;
  } catch (error) {
    console.error(errorMessage(error));
    return 1;
  }
}
