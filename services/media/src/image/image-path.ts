import { modifiersText } from './modifiers-text.ts';
import { parseModifiers } from '../modifiers/modifiers.ts';

/**
 * The one path of the picture that a path `<modifiers>/<source>` asks for: modifiers in their one order, the source
 * encoded as we encode it, no query. Others of the same picture are led there, so that no cache keeps it twice.
 * @param path as it came, still encoded
 * @returns null when no picture is asked for
 */
export function canonicalPath(path: string): string | null {
  const [bare = ''] = path.split('?', 1);
  const [modifiers = '', source = '', ...more] = bare.split('/').map(decoded);
  const read = more.length === 0 && source ? parseModifiers(modifiers ?? '') : null;
  return read && source ? `${modifiersText(read)}/${encodeURIComponent(source)}` : null;
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
