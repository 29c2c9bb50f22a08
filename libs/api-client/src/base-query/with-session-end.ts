import type { ApiExtra } from '../extra.ts';
import type { ApiError, ApiLayer } from './call.ts';

/** Ends the session on 401 and 403 (specification §6), unless the call was made ahead of need. */
export function withSessionEnd(inner: ApiLayer): ApiLayer {
  return async (call, api, options) => {
    const answer = await inner(call, api, options);
    const { background, onSessionEnd } = api.extra as ApiExtra;
    const isAhead = api.queryCacheKey !== undefined && background.has(api.queryCacheKey);
    if (answer.error && endsSession(answer.error) && !isAhead) onSessionEnd();
    return answer;
  };
}

/** Whether the server refused the session itself. */
export const endsSession = ({ status }: Pick<ApiError, 'status'>): boolean =>
  status === 401 || status === 403;
