const suspicious = /__proto__|constructor|\\u/;

/** Parses JSON; text that holds a key able to reach a prototype is refused by throwing, as broken JSON is. */
export function parseSafely(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (suspicious.test(text) && reachesPrototype(value)) throw new SyntaxError('forbidden key');
  return value;
}

function reachesPrototype(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Object.hasOwn(value, '__proto__') || hasPrototypePath(value)) return true;
  return Object.values(value).some(reachesPrototype);
}

function hasPrototypePath(value: object): boolean {
  if (!Object.hasOwn(value, 'constructor')) return false;
  const inner = (value as { constructor: unknown }).constructor;
  return typeof inner === 'object' && inner !== null && Object.hasOwn(inner, 'prototype');
}
