import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../workspace/projects.ts';

const name = /[A-Za-z_]\w*/g;
/** Written as only code is: with a capital inside, or with an underscore. Plain words may mean themselves. */
const ofCode = /[a-z][A-Z]|[a-z0-9]_[a-z0-9]/;

/** What documents say of libraries and programs of others, and our code does not. */
const foreignNames: ReadonlySet<string> = new Set([
  // MikroORM, Nest, Redux Toolkit, rate-limiter-flexible
  'ExternalContextCreator',
  'RateLimiterMemory',
  'fetchBaseQuery',
  // module federation
  'SlimSharingPlugin',
  'externalRuntime',
  'loadShare',
  'moduleInfo',
  'registerRemotes',
  // browsers, PostgreSQL
  'pg_ctl',
  'restart_after_crash',
  'terminateExecution',
]);

/**
 * Names in code type that no file of the project holds: what they named was renamed or taken away.
 * @param isKnown whether a name stands in code
 */
export function goneNames(text: string, isKnown: (name: string) => boolean): string[] {
  const inCode = [...text.replaceAll(/```.*?```/gs, '').matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!);
  const names = inCode.flatMap((span) => span.match(name) ?? []).filter((one) => ofCode.test(one));
  return [...new Set(names)].filter((one) => !foreignNames.has(one) && !isKnown(one));
}

const skipped = (folder: string) =>
  ['node_modules', 'dist', '.gantry', '.git', '.nx', 'test-results'].includes(folder);
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: workspaceRoot, exclude: skipped }).map((file) => file.replaceAll(path.sep, '/'));
const textOf = (file: string) => readFileSync(path.join(workspaceRoot, file), 'utf8');

// Retired words and the names above stand there, which makes none of them a name of ours.
const ownFolder = 'libs/tooling/src/lint/';

/** Every name that stands in code, and those that files and folders have. */
function namesInCode(): ReadonlySet<string> {
  const known = new Set<string>();
  const noteNames = (text: string) => text.match(name)?.forEach((one) => known.add(one));
  // the lock file names every package there is
  const isOurs = (file: string) => !file.startsWith(ownFolder) && !file.endsWith('package-lock.json');
  for (const file of filesOf('**/*.{ts,tsx,mjs,cjs,json,css}').filter(isOurs)) {
    noteNames(file);
    noteNames(textOf(file));
  }
  return known;
}

/** Names that documents write in code type and that are gone. */
export function findGoneNames(): string[] {
  const known = namesInCode();
  return filesOf('**/*.md')
    .sort()
    .flatMap((file) =>
      goneNames(textOf(file), (one) => known.has(one)).map((one) => `${file}: ${one} is nowhere in the code`),
    );
}
