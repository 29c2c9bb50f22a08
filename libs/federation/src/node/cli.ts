import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  buildMono,
  buildProject,
  releasePlace,
  releaseRemote,
  remoteNamed,
  type WantedStop,
} from './commands.ts';

const usage = `usage:
  build <project folder>... [--mono]
  release <remote> [--activate] [--canary <percent>] [--version <version>] [--build <folder>]
  release <remote> --archive <file> [--version <version>] [--build <folder>]
  release <remote> --rollback [--version <version>]
  release <remote> --out-of-service <reason> | --in-service | --pin <reason> | --unpin`;

const options = {
  mono: { type: 'boolean', default: false },
  activate: { type: 'boolean', default: false },
  rollback: { type: 'boolean', default: false },
  canary: { type: 'string' },
  version: { type: 'string' },
  build: { type: 'string' },
  archive: { type: 'string' },
  'out-of-service': { type: 'string' },
  'in-service': { type: 'boolean', default: false },
  pin: { type: 'string' },
  unpin: { type: 'boolean', default: false },
} as const;

async function run(words: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
  const [command, ...names] = positionals;
  if (command === 'build') {
    for (const folder of names) await buildProject(folder);
    if (values.mono) await buildMono();
    return;
  }
  if (command !== 'release') throw new Error(usage);
  const canary = values.canary === undefined ? undefined : Number(values.canary);
  const asked = {
    ...values,
    canary,
    remote: remoteNamed(names[0]),
    version: values.version,
    build: values.build,
    // npm runs in the project's folder; the file is meant where somebody typed its name
    archive: values.archive && path.resolve(process.env.INIT_CWD ?? '.', values.archive),
    stop: stopOf(values),
  };
  for (const line of await releaseRemote(asked, releasePlace(process.env))) console.log(line);
}

interface StopWords {
  readonly 'out-of-service'?: string | undefined;
  readonly 'in-service': boolean;
  readonly pin?: string | undefined;
  readonly unpin: boolean;
}

/** What is to be stopped or to go on; nothing where no word says so. */
function stopOf(words: StopWords): WantedStop | undefined {
  const { 'out-of-service': out, 'in-service': isBack, pin, unpin } = words;
  if (out !== undefined || isBack) return { stop: 'outOfService', reason: out ?? null };
  if (pin !== undefined || unpin) return { stop: 'pinned', reason: pin ?? null };
  return undefined;
}

/** The command line of builds and releases; returns the exit code. */
export async function runCli(words: string[]): Promise<number> {
  try {
    await run(words);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
