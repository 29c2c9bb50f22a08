import { jest } from '@jest/globals';
import type { ApiExtra } from './extra.ts';
import type { ApiCall } from './base-query/call.ts';
import { baseQuery } from './base-query/base-query.ts';

/** Answers of a pretended server, one after the other; the last one stays. */
export function serverAnswering(...answers: readonly (() => Response | Promise<Response>)[]) {
  let at = 0;
  const fake = jest.fn<typeof fetch>(async () => answers[Math.min(at++, answers.length - 1)]!());
  globalThis.fetch = fake;
  return fake;
}

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  () =>
    new Response(JSON.stringify(body), { status, headers });

/** Makes one call through all layers. */
export async function call(request: Partial<ApiCall>, extra: ApiExtra, queryCacheKey?: string) {
  const api = { extra, signal: new AbortController().signal, queryCacheKey } as never;
  return baseQuery({ method: 'GET', path: '/x', ...request }, api, {});
}

/** What was sent in the `at`th request. */
export function sent(
  fake: jest.Mock<typeof fetch>,
  at = 0,
): { url: string; init: RequestInit; headers: Headers } {
  const [url, init = {}] = fake.mock.calls[at]!;
  return { url: url instanceof Request ? url.url : url.toString(), init, headers: new Headers(init.headers) };
}
