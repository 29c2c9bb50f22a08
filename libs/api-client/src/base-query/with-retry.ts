import { retryStatuses, type ApiCall, type ApiError, type ApiLayer } from './call.ts';

/**
 * Tries once more when a repeat may help: the eight statuses of specification §7 or no answer at all, and only for
 * calls that change nothing. A lost answer by time-out is not repeated: the visitor has waited long enough.
 */
export function withRetry(inner: ApiLayer): ApiLayer {
  return async (call, api, options) => {
    const first = await inner(call, api, options);
    if (!first.error || api.signal.aborted || !mayRepeat(call, first.error)) return first;
    return inner(call, api, options);
  };
}

function mayRepeat({ method }: ApiCall, { status }: ApiError): boolean {
  const changesNothing = method === 'GET' || method === 'HEAD';
  return changesNothing && (status === 'NETWORK' || retryStatuses.includes(status));
}
