/** A request's target, taken apart once. */
export interface Target {
  /** as it was sent */
  readonly path: string;
  /** of the path, decoded; none is empty, a dot or two */
  readonly segments: readonly string[];
  /** behind the question mark, as it was sent; empty without one */
  readonly query: string;
}

/** The characters RFC 3986 lets a path consist of; no backslash, no control character, nothing beyond ASCII. */
const plainPath = /^\/$|^(?:\/(?:[\w.~!$&'()*+,;=:@-]|%[\da-f]{2})+)+$/i;
/** What a decoded segment cannot hold: somebody on the way could take it for a separator, or decode it again. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const ambiguous = /[\\\x00-\x1f\x7f]|%[\da-f]{2}/i;

/**
 * Reads a target that everybody on its way reads alike: it is a path whose segments are none of them empty, a step up
 * or on the spot, encoded twice, or hold what separates segments elsewhere. A slash inside of a segment must be
 * encoded, and may not make steps of its parts either.
 * @returns undefined for any other target
 */
export function readTarget(target: string): Target | undefined {
  const cut = target.indexOf('?');
  const path = cut < 0 ? target : target.slice(0, cut);
  const query = cut < 0 ? '' : target.slice(cut + 1);
  // what stands behind a `#` never leaves a browser
  if (!plainPath.test(path) || query.includes('#')) return undefined;
  const segments = path === '/' ? [] : path.slice(1).split('/').map(decoded);
  return segments.every(isPlain) ? { path, segments, query } : undefined;
}

function decoded(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

const isPlain = (segment: string): boolean =>
  !ambiguous.test(segment) &&
  segment.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
