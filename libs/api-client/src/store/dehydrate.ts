import { hasAnswers, isApiState, type ApiState } from './api-state.ts';
import type { AppStore } from './make-store.ts';
import { pack } from './pack.ts';

/**
 * The state a page carries from the server to the browser. Of an api only its answers go along: its configuration
 * would freeze the server's settings into the browser, and its subscriptions are nobody's there. Answers are packed;
 * `makeStore` unpacks them.
 */
export function dehydrate(store: Pick<AppStore, 'getState'>): Record<string, unknown> {
  const parts = Object.entries(store.getState()).filter(([, part]) => !isApiState(part) || hasAnswers(part));
  return Object.fromEntries(parts.map(([name, part]) => [name, isApiState(part) ? answersOf(part) : part]));
}

const answersOf = ({ queries, provided }: ApiState) => pack({ queries, provided });
