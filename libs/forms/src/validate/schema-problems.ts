import * as v from 'valibot';
import { missing, problemOf, type Problem, type Problems } from './problem.ts';

/** Whether nothing has been entered. */
function isEmpty(input: unknown): boolean {
  return input === undefined || input === null || (typeof input === 'string' && input.trim() === '');
}

/**
 * What a schema finds wrong with values: the first failing rule of each field (specification §5). Rules over several
 * fields speak as soon as those are right, whatever the others are.
 */
export function schemaProblems(schema: v.GenericSchema, values: unknown): Problems {
  const result = v.safeParse(schema, values);
  const problems: Record<string, Problem> = {};
  for (const issue of result.issues ?? []) {
    const name = v.getDotPath(issue) ?? '';
    problems[name] ??= isEmpty(issue.input) ? missing : problemOf(issue.type, issue.message);
  }
  return problems;
}
