import { createHash } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';

/** The checkout these tests belong to. */
export const checkout = path.resolve(import.meta.dirname, '../../..');

/**
 * Folder of the test database: `GANTRY_TEST_HOME`, or one in the system's temporary folder of its own for
 * each checkout and user, so that two checkouts never share and one checkout always does.
 */
export function testHome(): string {
  if (process.env.GANTRY_TEST_HOME) return path.resolve(process.env.GANTRY_TEST_HOME);
  const key = createHash('sha256').update(`${checkout} ${process.getuid?.()}`).digest('hex').slice(0, 12);
  return path.join(os.tmpdir(), `gantry-test-${key}`);
}
