import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import texts from './en-US.json' with { type: 'json' };

/** The files of this remote that a file is made of, itself included. */
function sourcesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, from] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)) {
    sourcesOf(path.resolve(path.dirname(file), from!), seen);
  }
  return seen;
}

test('whatever "Add" says is among the texts that travel with it, and nothing else is', () => {
  const files = sourcesOf(path.resolve(import.meta.dirname, '../../widgets/add-to-cart/add-to-cart.tsx'));
  const code = [...files].map((file) => readFileSync(file, 'utf8')).join('\n');
  // an id written out, or the beginning of one that is put together
  const said = [...code.matchAll(/["'`](checkout\.[\w-]+\.[\w.-]*)/g)].map((match) => match[1]!);
  const ids = Object.keys(texts);
  const isSaid = (id: string): boolean =>
    said.some((one) => one === id || (one.endsWith('.') && id.startsWith(one)));
  expect(said.filter((one) => !ids.some((id) => id === one || id.startsWith(one)))).toEqual([]);
  expect(ids.filter((id) => !isSaid(id))).toEqual([]);
  expect(files.size).toBeGreaterThan(3);
});
