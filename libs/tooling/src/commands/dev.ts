import { watch } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { kindOf } from '../boundaries/source-file.ts';
import { errorMessage, UsageError } from '../errors.ts';
import { DEMO_PRODUCTS } from '../stack/demo-data.ts';
import { gantryHome } from '../stack/home.ts';
import { readPort } from '../stack/ports.ts';
import { printProgress } from '../stack/progress.ts';
import { runRelease } from '../stack/releases.ts';
import { runningInstance } from '../stack/run-file.ts';
import { signalled } from '../stack/signalled.ts';
import type { StackOptions } from '../stack/stack-options.ts';
import { startStack, type Stack } from '../stack/stack.ts';
import { runNx } from '../workspace/nx.ts';
import { findProjects, findRemotes, workspaceRoot, type Project } from '../workspace/projects.ts';
import { runProgram, type ProgramResult } from '../workspace/run-program.ts';

const QUIET_MS = 150;

type Shop = Pick<Stack, 'url' | 'env'>;

/** Calls `work` after changes below a folder have settled; changes that come meanwhile are one more call. */
function onChange(folder: string, work: () => Promise<void>, signal: AbortSignal): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(work);
    }, QUIET_MS);
  };
  watch(folder, { recursive: true, signal }, later);
}

/** A remote under work: its own folder, or another that is built for its place in the shop. */
type Source = { remote: Project; folder: string };

// A folder that is no project of this workspace is built as its own rspack.config.mjs says, whatever that uses.
function build({ remote, folder }: Source): Promise<ProgramResult> {
  if (folder === remote.path) return runNx('build', [remote.name], { quiet: true });
  const words = ['libs/federation/src/cli.ts', 'build', folder];
  return runProgram(process.execPath, words, { quiet: true });
}

async function rebuild(source: Source, shop: Shop, onProgress: (line: string) => void): Promise<void> {
  const { remote, folder } = source;
  const begin = performance.now();
  const { code, output } = await build(source);
  if (code !== 0) {
    console.error(output);
    return;
  }
  const words = [remote.folder, '--build', path.join(folder, 'dist'), '--activate'];
  await runRelease(words, { ...process.env, ...shop.env }, { quiet: true });
  onProgress(`${remote.folder} is new at ${shop.url} (${Math.round(performance.now() - begin)} ms)`);
}

async function serveRemote(source: Source, shop: Shop, signal: AbortSignal): Promise<void> {
  const onProgress = printProgress();
  const work = () =>
    rebuild(source, shop, onProgress).catch((error: unknown) => console.error(errorMessage(error)));
  await work();
  const watched = path.join(source.folder, 'src');
  onChange(watched, work, signal);
  onProgress(`watching ${path.relative(workspaceRoot, watched)}; press Ctrl-C to stop`);
}

function stackOptions(project: Project, signal: AbortSignal): StackOptions {
  return {
    home: gantryHome(),
    host: process.env.HOST || '127.0.0.1',
    port: readPort(),
    mode: 'all',
    products: DEMO_PRODUCTS,
    watchServices: kindOf(project) === 'service',
    onProgress: printProgress(),
    signal,
  };
}

async function buildAll(): Promise<void> {
  const { code } = await runNx('build', []);
  if (code !== 0) throw new UsageError('The build failed.');
}

/** Beside the running shop where a remote is worked on, else with a shop of its own. */
async function develop(project: Project, from: string | undefined): Promise<void> {
  const asked = signalled();
  const isRemote = kindOf(project) === 'remote';
  const running = runningInstance(gantryHome());
  if (running && !isRemote) {
    throw new UsageError(
      `Stop the running shop (process ${running.pid}) first: the services of a running shop cannot be watched.`,
    );
  }
  if (!running) await buildAll();
  const stack = running ? undefined : await startStack(stackOptions(project, asked.abort));
  const shop = stack ?? running;
  const source = { remote: project, folder: from === undefined ? project.path : path.resolve(from) };
  if (isRemote && shop) await serveRemote(source, shop, asked.abort);
  console.log(`\nGantry is ready at ${shop?.url}`);
  await asked.promise;
  await stack?.stop();
}

/**
 * `npm run dev -- <remote or service>`: that one with reload, the rest as released. `<remote> --from <folder>` puts in the
 * remote's place what is built in that folder, which may be a remote of anybody's: `src/`, and an `rspack.config.mjs`
 * that builds `dist/web` and `dist/node`.
 */
export async function run(words: string[]): Promise<number> {
  const options = { from: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
  const chosen = positionals.slice(0, 1);
  const [project] = values.from === undefined ? findProjects(chosen) : findRemotes(chosen);
  if (!project || !['remote', 'service'].includes(kindOf(project))) {
    throw new UsageError('Name a remote or service, for example: npm run dev -- mfe-catalog');
  }
  await develop(project, values.from);
  return 0;
}
