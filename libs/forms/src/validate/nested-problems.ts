import { setIn } from 'final-form';
import type { Problems } from './problem.ts';

/** Problems in the shape the form library expects: nested as the values are. */
export function nestedProblems(problems: Problems): Record<string, unknown> | undefined {
  const names = Object.keys(problems);
  if (names.length === 0) return undefined;
  return names.reduce<object>((nested, name) => setIn(nested, name, problems[name])!, {}) as Record<
    string,
    unknown
  >;
}

/** The opposite: the text found under each dotted name. */
export function flatProblems(nested: unknown, prefix = ''): Problems {
  const flat: Record<string, string> = {};
  for (const [key, value] of Object.entries(nested ?? {})) {
    const name = prefix ? `${prefix}.${key}` : key;
    if (typeof value === 'string') flat[name] = value;
    else if (value && typeof value === 'object') Object.assign(flat, flatProblems(value, name));
  }
  return flat;
}
