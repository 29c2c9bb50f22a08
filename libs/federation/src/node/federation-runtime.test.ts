import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { withoutUnusedRuntime } from './federation-runtime.ts';
import { workspaceRoot } from './share-map.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gantry-runtime-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const installed = path.join(workspaceRoot, 'node_modules/@module-federation');
const files = Object.keys(withoutUnusedRuntime()).map((file) => path.relative(installed, file));

/** Packages in which one file differs from what is installed. */
async function packagesWith(changed: string, text: string | undefined): Promise<string> {
  for (const file of files) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    const own = file === changed ? text : await readFile(path.join(installed, file), 'utf8');
    if (own === undefined) await rm(target, { force: true });
    else await writeFile(target, own);
  }
  return folder;
}

describe('the federation runtime in the browser', () => {
  test('leaves out three files whose stubs export what they export', async () => {
    expect(files).toHaveLength(3);
    for (const [file, stub] of Object.entries(withoutUnusedRuntime())) {
      const [theirs, ours] = await Promise.all([file, stub].map((one) => import(one) as Promise<object>));
      expect(Object.keys(ours!).sort()).toEqual(Object.keys(theirs!).sort());
    }
  });

  test.each(files)('stops the build when a new version writes %s in another shape', async (file) => {
    const more = await packagesWith(file, 'function later() {}\nexport { later };\n');
    expect(() => withoutUnusedRuntime(more)).toThrow(`@module-federation/${file} exports later, where`);
    const gone = await packagesWith(file, undefined);
    expect(() => withoutUnusedRuntime(gone)).toThrow('exports nothing that can be read');
  });
});
