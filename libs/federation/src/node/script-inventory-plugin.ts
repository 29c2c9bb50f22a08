import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler } from '@rspack/core';
import { integrityOfFolder } from './release/integrity.ts';
import { scriptInventoryFile, type ScriptInventory } from './release/script-inventory.ts';

/** Whose scripts may run on payment pages, and why. */
const purposes: Readonly<Record<string, string>> = {
  shell: 'opens, draws, and guards every page',
  checkout: 'pages on which customers pay by card or wallet',
  account: 'the page on which customers save a card',
  admin: 'pages on which staff take a customer’s card',
};

/** Writes the inventory of the scripts that a build may run on payment pages, with the reason and the hash of each. */
export class ScriptInventoryPlugin {
  private readonly owner: string;

  /** @param owner `shell`, or the name of a remote; one without payment pages writes nothing */
  constructor(owner: string) {
    this.owner = owner;
  }

  apply(compiler: Compiler): void {
    const purpose = purposes[this.owner];
    if (purpose === undefined) return;
    compiler.hooks.afterEmit.tapPromise('ScriptInventory', async ({ outputOptions }) => {
      const folder = outputOptions.path;
      if (!folder) throw new Error('The build has no folder to list.');
      const files = Object.entries(await integrityOfFolder(folder));
      const scripts = Object.fromEntries(files.filter(([name]) => name.endsWith('.js')));
      const inventory: ScriptInventory = { owner: this.owner, purpose, scripts };
      await writeFile(path.join(folder, scriptInventoryFile), JSON.stringify(inventory, null, 1));
    });
  }
}
