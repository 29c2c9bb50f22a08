import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runningShop } from './running-shop.ts';

/**
 * Loads rows into the running shop with the command that everybody uses.
 * @param files pictures and documents the rows name, by their names
 */
export function importRows(rows: readonly object[], files: Readonly<Record<string, Uint8Array>> = {}): void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gantry-rows-'));
  try {
    const file = path.join(folder, 'rows.ndjson');
    writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(folder, name), bytes);
    const program = path.resolve(import.meta.dirname, '../../../tooling/bin/import.mjs');
    const env = { ...process.env, GANTRY_HOME: runningShop().home, INIT_CWD: folder };
    const { status, stderr, stdout } = spawnSync(process.execPath, [program, file], {
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The import ended with ${status}:\n${stdout}${stderr}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
