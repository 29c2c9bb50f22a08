import { newKey } from '@gantry/contracts/idempotency-key';
import { fillPath, type Endpoint, type RequestOf, type ResponseOf } from '@gantry/contracts/endpoint';
import type { ApiCall } from './base-query/call.ts';

/** What a caller of an endpoint gives; nothing at all when it takes nothing. */
export type ArgumentOf<E extends Endpoint> = unknown extends RequestOf<E> ? void : RequestOf<E>;
/** A repeatable write takes the key that makes repeats the same write. */
export type WriteArgumentOf<E extends Endpoint> =
  unknown extends RequestOf<E> ? void | Partial<Keyed> : RequestOf<E> & Partial<Keyed>;
export interface Keyed {
  readonly idempotencyKey: string;
}

interface Definition<Argument, Result> {
  query: (argument: Argument) => ApiCall;
  transformResponse: (answer: unknown) => Result;
}

/** The definition of a contract's reading call: `build.query(queryOf(catalogListBrands))`. */
export function queryOf<E extends Endpoint>(endpoint: E): Definition<ArgumentOf<E>, ResponseOf<E>> {
  return definition(endpoint);
}

/**
 * The definition of a contract's changing call: `build.mutation(mutationOf(salesAddCartLine))`.
 * A repeatable write called without a key gets a fresh one, so that at least the call itself is made once.
 */
export function mutationOf<E extends Endpoint>(endpoint: E): Definition<WriteArgumentOf<E>, ResponseOf<E>> {
  return definition(endpoint);
}

/** Adds the key of this attempt to a write; a form keeps one key until an attempt has succeeded. */
export const withKey = <Argument>(argument: Argument, idempotencyKey: string): Argument & Keyed => ({
  ...argument,
  idempotencyKey,
});
interface Parts {
  params?: Readonly<Record<string, string>>;
  query?: ApiCall['query'];
  body?: unknown;
  idempotencyKey?: string;
}

function definition<Argument, Result>(endpoint: Endpoint): Definition<Argument, Result> {
  return {
    query(argument) {
      const { params, query, body, idempotencyKey }: Parts = argument ?? {};
      const key = idempotencyKey ?? (endpoint.idempotent ? newKey() : undefined);
      return {
        method: endpoint.method,
        path: fillPath(endpoint.path, params),
        query,
        body,
        idempotencyKey: key,
      };
    },
    transformResponse: (answer) => answer as Result,
  };
}
