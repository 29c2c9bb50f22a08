import type { Failure } from '@gantry/contracts/errors';
import { failureOf } from '../errors.ts';
import type { Logger } from '../logger.ts';

/** An error on its way out. */
export interface FailedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The Failure body of contracts for any error; what nobody expected is logged and not told. */
export function failedAnswer(
  error: unknown,
  request: { id: string; url: string },
  log: Logger,
): FailedAnswer {
  const { status, body } = failureOf(error, request.id);
  if (status >= 500) log.error({ err: error, requestId: request.id, url: request.url }, 'call failed');
  const mayTryAgain = status === 429 || status === 503;
  return {
    status,
    headers: { ...failureHeaders, ...(mayTryAgain && { 'retry-after': retryAfter(body) }) },
    body: JSON.stringify(body),
  };
}

const failureHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

function retryAfter({ error: { data } }: Failure): string {
  return typeof data?.retryAfter === 'number' ? String(data.retryAfter) : '1';
}
