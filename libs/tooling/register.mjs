// Lets Node run the project's TypeScript with decorators: node --import @gantry/tooling/register file.ts
// Node strips plain types by itself, but not decorators and not JSX; see adr/0001-run-typescript-from-source.md.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync, version } from '@swc/core';
import { swcOptions } from './swc-options.mjs';

const cacheFolder =
  process.env.GANTRY_SWC_CACHE ?? path.resolve(import.meta.dirname, '../../node_modules/.cache/gantry-swc');

function isProjectSource(url) {
  return url.startsWith('file:') && /\.tsx?$/.test(new URL(url).pathname) && !url.includes('/node_modules/');
}

function readCached(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

// Two processes may write the same entry at once: each writes its own file, and the rename is atomic.
// A read-only tree only costs the cache, never the run.
function writeCached(file, code) {
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(draft, code);
    renameSync(draft, file);
  } catch {
    if (existsSync(draft)) rmSync(draft);
  }
}

function transpile(file) {
  const source = readFileSync(file, 'utf8');
  const options = swcOptions({ jsx: file.endsWith('.tsx') });
  const key = createHash('sha256')
    .update(JSON.stringify([version, options, file, source]))
    .digest('hex');
  const entry = path.join(cacheFolder, key.slice(0, 2), `${key}.mjs`);
  const cached = readCached(entry);
  if (cached !== undefined) return cached;
  const { code } = transformSync(source, { ...options, filename: file });
  writeCached(entry, code);
  return code;
}

registerHooks({
  load(url, context, nextLoad) {
    if (!isProjectSource(url)) return nextLoad(url, context);
    return { format: 'module', source: transpile(fileURLToPath(url)), shortCircuit: true };
  },
});
