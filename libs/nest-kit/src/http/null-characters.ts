import type { Issue } from '@gantry/contracts/errors';

/** Texts of the input that hold U+0000, as issues: no text of the database can. */
export function nullCharacters(input: unknown, path = ''): Issue[] {
  if (typeof input === 'string')
    return input.includes('\u0000') ? [{ path, message: 'must not hold a null character' }] : [];
  // bytes are no text
  if (typeof input !== 'object' || input === null || ArrayBuffer.isView(input)) return [];
  return Object.entries(input).flatMap(([key, value]) =>
    nullCharacters(value, path ? `${path}.${key}` : key),
  );
}
