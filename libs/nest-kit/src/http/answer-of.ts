import { cacheTagsHeader, writeCacheTags } from '@gantry/contracts/catalogue-tags';
import type { Endpoint } from '@gantry/contracts/endpoint';
import * as v from 'valibot';
import type { Call } from './call.ts';
import { internalHeaders } from './headers.ts';
import { ReadyJson } from './ready-json.ts';
import { unknownKeys } from './unknown-keys.ts';

/** An endpoint's result on its way out. */
export interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * An endpoint's result in `data` (specification §7), with the cookies the call asked for and the answer's cache tags.
 * @throws Error when the result is to be compared with its schema and breaks it
 */
export function answerOf(endpoint: Endpoint, result: unknown, call: Call, checkAnswers: boolean): Answer {
  if (checkAnswers) checkAnswer(endpoint, result);
  const headers: Record<string, string> = { 'content-type': 'application/json; charset=utf-8' };
  const cookies = call.cookies.toHeader();
  if (cookies) headers[internalHeaders.cookies] = cookies;
  const cacheTags = result instanceof ReadyJson ? (result.cacheTags ?? call.cacheTags) : call.cacheTags;
  if (cacheTags) headers[cacheTagsHeader] = writeCacheTags(cacheTags);
  const body =
    result instanceof ReadyJson ? result.bytes : Buffer.from(`{"data":${JSON.stringify(result ?? null)}}`);
  return { headers, body };
}

function checkAnswer(endpoint: Endpoint, result: unknown): void {
  const value: unknown = JSON.parse(
    result instanceof ReadyJson ? result.text : JSON.stringify(result ?? null),
  );
  const parsed = v.safeParse(endpoint.response, value);
  const issues = (parsed.issues ?? []).map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
  issues.push(...unknownKeys(endpoint.response, value).map(({ path }) => `${path} is not known`));
  if (issues.length)
    throw new Error(`The answer of ${endpoint.name} breaks its schema: ${issues.join('; ')}`);
}
