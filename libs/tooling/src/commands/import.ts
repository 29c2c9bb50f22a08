import { existsSync } from 'node:fs';
import path from 'node:path';
import { errorMessage } from '../errors.ts';
import { printProgress } from '../stack/progress.ts';
import { runScript } from '../stack/run-script.ts';
import { withServices } from '../stack/with-services.ts';

const FILE_OPTIONS = ['--errors'];

/** npm changes the folder; file names are meant from where the user stood. */
function fromUsersFolder(words: string[]): string[] {
  const folder = process.env.INIT_CWD ?? process.cwd();
  return words.map((word, index) => {
    const file = path.resolve(folder, word);
    const isFile =
      FILE_OPTIONS.includes(words[index - 1] ?? '') || (!word.startsWith('-') && existsSync(file));
    return isFile ? file : word;
  });
}

/** `npm run import -- <file> [options]`: a product feed, or prices and stock alone. */
export async function run(words: string[]): Promise<number> {
  try {
    const script = 'services/catalog/src/commands/import.ts';
    await withServices(printProgress(), (env) =>
      runScript(script, fromUsersFolder(words), env, { show: true }),
    );
    return 0;
  } catch (error) {
    console.error(errorMessage(error));
    return 1;
  }
}
