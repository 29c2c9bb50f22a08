import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Caller } from './callers.ts';
import type { ErrorCode } from './errors.ts';
import type { CompanyAct } from '@gantry/domain/company-roles';
import type { Role } from '@gantry/domain/roles';

/** The domain services; each is deployable alone. The gateway is not one of them: it owns no endpoint. */
export const serviceNames = [
  'identity',
  'catalog',
  'sales',
  'payments',
  'taxation',
  'shipping',
  'notifications',
  'media',
] as const;
export type ServiceName = (typeof serviceNames)[number];

/**
 * Who may call an endpoint. Decided on the server before the service sees the call; deny is the default.
 * - `anyone`: guests too
 * - `customer`: any signed-in account
 * - `{ staff: [...] }`: signed in with one of these roles; `admin` is always one of them
 * - `service`: only another service (internal endpoints)
 */
export type Rights = 'anyone' | 'customer' | 'service' | { readonly staff: readonly Role[] };

/** A request limit; counted by the caller's account, and by the network (IPv6: its /64) for guests. */
export interface Limit {
  readonly max: number;
  /** the window begins with its first request */
  readonly windowSeconds: number;
  /**
   * Each gateway counts by itself and forgets at its end: for calls that are made so often that the time for a count in
   * the database would be felt, and where some more do no harm.
   */
  readonly perProcess?: boolean;
}

/** Maximum bytes of one chunk of an uploaded file; a file of any size comes in chunks, so that a broken line costs one. */
export const maxChunkBytes = 4 * 1024 * 1024;

/** Maximum bytes of a webhook. */
export const maxWebhookBytes = 256 * 1024;
/** Headers in which payment providers sign their webhooks. */
export const signatureHeaders = [
  'stripe-signature',
  'paypal-transmission-id',
  'paypal-transmission-time',
  'paypal-transmission-sig',
  'paypal-cert-url',
  'paypal-auth-algo',
] as const;

/**
 * One call of the store: the single definition that gateway routing, validation, API client and the OpenAPI page read.
 * Public paths are below `/api/v1`, internal ones below `/internal/<service>`.
 */
export interface Endpoint<
  Params extends GenericSchema | undefined = GenericSchema | undefined,
  Query extends GenericSchema | undefined = GenericSchema | undefined,
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Response extends GenericSchema = GenericSchema,
> {
  /** unique in the whole store: `<service><Verb><Noun>` */
  readonly name: string;
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** with `:name` placeholders */
  readonly path: string;
  readonly audience: 'public' | 'internal';
  readonly rights: Rights;
  /** what people of a company must be allowed to do there, besides; left out, all of them may */
  readonly companyAct?: CompanyAct;
  /** of an internal endpoint: whose calls it answers, known by their keys; nobody else's */
  readonly callers?: readonly Caller[];
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Response;
  /** expected failures beyond those every call may answer (see `commonErrors`) */
  readonly errors: readonly ErrorCode[];
  /** the call must carry an `Idempotency-Key` header; the same key returns the first answer again */
  readonly idempotent?: boolean;
  readonly limit?: Limit;
  /**
   * Bytes instead of JSON, never sealed: `upload` takes a chunk of a file as its body, at most
   * `maxChunkBytes` bytes; `download` answers with a file to save. `webhook` takes what a payment provider sends, byte by
   * byte as it was signed: no page of ours sends it, and its signature is all that is believed.
   */
  readonly transfer?: 'upload' | 'download' | 'webhook';
}

/** What the response's `data` field holds. */
export type ResponseOf<E extends Endpoint> = InferOutput<E['response']>;
type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> =
  NonNullable<E[K]> extends GenericSchema ? NonNullable<E[K]> : never;
type PartInput<E extends Endpoint, K extends 'params' | 'query' | 'body'> = [Part<E, K>] extends [never]
  ? unknown
  : { [P in K]: InferInput<Part<E, K>> };
type PartOutput<E extends Endpoint, K extends 'params' | 'query' | 'body'> = [Part<E, K>] extends [never]
  ? unknown
  : { [P in K]: InferOutput<Part<E, K>> };

/** What a caller gives: `{ params, query, body }`, only the parts the endpoint declares. */
export type RequestOf<E extends Endpoint> = PartInput<E, 'params'> &
  PartInput<E, 'query'> &
  PartInput<E, 'body'>;
/** What a controller receives after validation. */
export type ValidRequestOf<E extends Endpoint> = PartOutput<E, 'params'> &
  PartOutput<E, 'query'> &
  PartOutput<E, 'body'>;

/** Declares an endpoint and keeps the exact types of its schemas. */
export function defineEndpoint<
  const Response extends GenericSchema,
  const Params extends GenericSchema | undefined = undefined,
  const Query extends GenericSchema | undefined = undefined,
  const Body extends GenericSchema | undefined = undefined,
>(endpoint: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return endpoint;
}

/** The address of a call below its base, with its parameters filled in and encoded. */
export function fillPath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}
