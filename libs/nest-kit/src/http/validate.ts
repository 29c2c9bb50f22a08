import type { Endpoint } from '@gantry/contracts/endpoint';
import type { Issue } from '@gantry/contracts/errors';
import * as v from 'valibot';
import { DomainError } from '../errors.ts';
import { unknownKeys } from './unknown-keys.ts';

/** The parts of a request as they arrived. */
export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const parts = ['params', 'query', 'body'] as const;
const mostIssues = 50;

/**
 * Checks a request against its endpoint; names the schemas do not know are refused.
 * @throws DomainError INVALID with an issue per field
 */
export function validateInput(endpoint: Endpoint, raw: RawInput): unknown {
  const input: Record<string, unknown> = {};
  const issues: Issue[] = [];
  for (const part of parts) {
    const schema = endpoint[part];
    if (!schema) issues.push(...unexpected(part, raw[part]));
    else input[part] = readPart(schema, raw[part], issues);
  }
  if (issues.length) throw new DomainError('INVALID', undefined, issues.slice(0, mostIssues));
  return input;
}

function readPart(schema: v.GenericSchema, value: unknown, issues: Issue[]): unknown {
  const unknown = unknownKeys(schema, value);
  const result = v.safeParse(schema, value);
  issues.push(...unknown);
  if (result.success) return result.output;
  for (const issue of result.issues) issues.push({ path: v.getDotPath(issue) ?? '', message: issue.message });
  return undefined;
}

function unexpected(part: (typeof parts)[number], value: unknown): Issue[] {
  if (part === 'params' || typeof value !== 'object' || value === null) return [];
  return Object.keys(value).map((key) => ({ path: key, message: 'is not known' }));
}
