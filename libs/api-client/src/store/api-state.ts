/** An api's part of the store, as far as we look into it. */
export interface ApiState {
  readonly queries: Readonly<Record<string, unknown>>;
  readonly mutations: Readonly<Record<string, unknown>>;
  readonly provided: unknown;
  readonly config: unknown;
}

export function isApiState(part: unknown): part is ApiState {
  return typeof part === 'object' && part !== null && 'queries' in part && 'config' in part;
}

export const hasAnswers = ({ queries }: Pick<ApiState, 'queries'>): boolean =>
  Object.keys(queries).length > 0;

/** Whether anything was asked of it since it was taken in or forgot all. */
export const isUsed = (part: Pick<ApiState, 'queries' | 'mutations'>): boolean =>
  hasAnswers(part) || Object.keys(part.mutations).length > 0;
