import type { Issue } from '@gantry/contracts/errors';
import { problemOf, type Problem, type Problems } from './problem.ts';

/**
 * Issues of the server by field. Its paths begin where the call's body begins, so a form that is only a part of the
 * body names that part: `form` turns `form.shipTo.city` into `shipTo.city`.
 */
export function serverProblems(issues: readonly Issue[], part?: string): Problems {
  const problems: Record<string, Problem> = {};
  for (const { path, message } of issues) {
    const name = withoutPart(withoutPart(path, 'body'), part);
    problems[name] ??= problemOf('', message);
  }
  return problems;
}

function withoutPart(path: string, part: string | undefined): string {
  return part && path.startsWith(`${part}.`) ? path.slice(part.length + 1) : path;
}
