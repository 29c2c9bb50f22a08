import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The rules a shop begins with: what trades call the same thing, in `shipped-rules.txt`. Staff change their copy,
 * `search-rules.txt` in GANTRY_HOME.
 */
export const shippedRules = readFileSync(path.join(import.meta.dirname, 'shipped-rules.txt'), 'utf8');
