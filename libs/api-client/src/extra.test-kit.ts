import type { ApiExtra } from './extra.ts';

/** The surroundings of calls in a test: a guest on the server, with what the test wants different. */
export function extraWith(changes: Partial<ApiExtra> = {}): ApiExtra {
  return {
    baseUrl: 'http://gateway',
    cookies: () => ({}),
    codec: null,
    currentPath: () => '/here?a=1',
    onSessionEnd: () => undefined,
    background: new Set(),
    timeout: 1000,
    ...changes,
  };
}
