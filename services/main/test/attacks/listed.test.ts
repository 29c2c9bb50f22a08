import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../../../..');

test('each attack that is listed is made, by a test of that name', async () => {
  const table = await readFile(path.join(import.meta.dirname, 'README.md'), 'utf8');
  const rows = [...table.matchAll(/^\| [^|]+ \| `([^`|]+\.(?:spec|test)\.tsx?)` +\| ([^|]+?) +\|$/gm)];
  expect(rows.length).toBeGreaterThan(45);
  const missing: string[] = [];
  for (const [, file = '', name = ''] of rows) {
    const source = await readFile(path.join(root, file), 'utf8');
    if (!source.includes(name)) missing.push(`${file}: ${name}`);
  }
  expect(missing).toEqual([]);
});
