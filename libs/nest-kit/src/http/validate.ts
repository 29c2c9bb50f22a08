import type { Endpoint } from '@gantry/contracts/endpoint';
import type { Issue } from '@gantry/contracts/errors';
import * as v from 'valibot';
import { DomainError } from '../errors.ts';
import { nullCharacters } from './null-characters.ts';
import { unknownKeys } from './unknown-keys.ts';

/** The parts of a request as they arrived. */
export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const maxIssues = 50;

/**
 * Checks a request against its endpoint; names the schemas do not know are refused. A place in the path that nothing
 * can be called leads nowhere, as one does that nothing is called.
 * @throws DomainError NOT_FOUND, INVALID with an issue per field of query and body
 */
export function validateInput(endpoint: Endpoint, raw: RawInput): unknown {
  const params = readParams(endpoint, raw.params);
  const input: Record<string, unknown> = params === undefined ? {} : { params };
  const issues: Issue[] = [];
  for (const part of ['query', 'body'] as const) {
    const schema = endpoint[part];
    if (!schema) issues.push(...unexpected(raw[part]));
    else input[part] = readPart(schema, raw[part], issues);
  }
  if (issues.length) throw new DomainError('INVALID', undefined, issues.slice(0, maxIssues));
  return input;
}

function readParams({ params: schema }: Endpoint, value: unknown): unknown {
  if (!schema) return undefined;
  const issues: Issue[] = [];
  const params = readPart(schema, value, issues);
  if (issues.length) throw new DomainError('NOT_FOUND');
  return params;
}

function readPart(schema: v.GenericSchema, value: unknown, issues: Issue[]): unknown {
  issues.push(...unknownKeys(schema, value), ...nullCharacters(value));
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  for (const issue of result.issues) issues.push({ path: v.getDotPath(issue) ?? '', message: issue.message });
  return undefined;
}

function unexpected(value: unknown): Issue[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).map((key) => ({ path: key, message: 'is not known' }));
}
