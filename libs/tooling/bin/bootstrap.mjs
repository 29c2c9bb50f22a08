// What every command begins with. Plain JavaScript that the oldest supported Node (20) runs with nothing
// installed: it installs what is missing and hands over to the project's own Node, which runs TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const ownNode = path.join(root, 'node_modules/node/bin/node');
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

function readJson(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

// Compared by content: the times of the two files say nothing after a checkout or beside another install.
function isInstalled() {
  if (!existsSync(path.join(root, 'node_modules/.package-lock.json'))) return false;
  const installed = readJson('node_modules/.package-lock.json').packages;
  return Object.entries(readJson('package-lock.json').packages).every(([place, wanted]) => {
    if (!place.includes('node_modules/')) return true;
    const found = installed[place];
    if (!found) return wanted.optional === true;
    return found.version === wanted.version;
  });
}

function npm(...words) {
  const result = spawnSync('npm', words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });
  const output = `${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`;
  return { worked: result.status === 0, output };
}

function requireNpm(...words) {
  const { worked, output } = npm(...words);
  if (worked) return;
  console.error(`${output.trim()}\n"npm ${words.join(' ')}" failed.`);
  process.exit(1);
}

// While the lock file and a package.json are out of step, "npm ci" refuses; "npm install" keeps to what is locked.
function install() {
  if (!isInstalled()) {
    console.log('Installing the packages ...');
    if (!npm('ci', '--no-audit', '--no-fund').worked)
      requireNpm('install', '--no-save', '--no-audit', '--no-fund');
  }
  if (!existsSync(ownNode)) requireNpm('rebuild', 'node'); // left out by an install with --ignore-scripts
}

function handOver(script) {
  const env = { ...process.env, PATH: `${path.dirname(ownNode)}${path.delimiter}${process.env.PATH}` };
  const child = spawn(ownNode, [script, ...process.argv.slice(2)], { stdio: 'inherit', env });
  for (const signal of FORWARDED) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`The project's own Node does not run here: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

/**
 * Runs `src/commands/<name>.ts` in the project's own Node, after installing what is missing.
 * @param {string} name
 * @param {string} script `import.meta.url` of the caller, started again when this is another Node.
 */
export async function runCommand(name, script) {
  install();
  if (process.version !== `v${readJson('package.json').dependencies.node}`) {
    handOver(fileURLToPath(script));
    return;
  }
  const file = path.join(root, 'libs/tooling/src/commands', `${name}.ts`);
  const { run } = await import(pathToFileURL(file).href);
  try {
    process.exit(await run(process.argv.slice(2)));
  } catch (error) {
    console.error(error?.name === 'UsageError' ? error.message : error);
    process.exit(1);
  }
}
