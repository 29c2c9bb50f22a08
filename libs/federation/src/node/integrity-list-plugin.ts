import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler } from '@rspack/core';
import { integrityOfFolder } from './release/integrity.ts';
import { integrityListFile } from './release/integrity-list.ts';

/** Writes the hash of every file of a finished build beside them, for a server that checks what it sends. */
export class IntegrityListPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('IntegrityList', async ({ outputOptions }) => {
      const folder = outputOptions.path;
      if (!folder) throw new Error('The build has no folder to list.');
      const { [integrityListFile]: _, ...hashes } = await integrityOfFolder(folder);
      await writeFile(path.join(folder, integrityListFile), JSON.stringify(hashes, null, 1));
    });
  }
}
