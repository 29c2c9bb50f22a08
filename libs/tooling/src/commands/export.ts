import path from 'node:path';
import { errorMessage } from '../errors.ts';
import { printProgress } from '../stack/progress.ts';
import { runScript } from '../stack/run-script.ts';
import { withServices } from '../stack/with-services.ts';

/** npm changes the folder; the file is meant from where the user stood. */
function fromUsersFolder(words: string[]): string[] {
  const folder = process.env.INIT_CWD ?? process.cwd();
  const isFile = (word: string) => /\.(ndjson|jsonl|csv)(\.gz)?$/i.test(word) && !word.startsWith('-');
  return words.map((word) => (isFile(word) ? path.resolve(folder, word) : word));
}

/** `npm run export -- <file> [--category <path>] [--brand <slug>]`: the catalogue as a feed. */
export async function run(words: string[]): Promise<number> {
  try {
    const script = 'services/catalog/src/commands/export.ts';
    await withServices(printProgress(), (env) =>
      runScript(script, fromUsersFolder(words), env, { show: true }),
    );
    return 0;
  } catch (error) {
    console.error(errorMessage(error));
    return 1;
  }
}
