import type { Failure } from '@gantry/contracts/errors';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';

/** A call as an endpoint asks for it: a path below `/api/v1` with its parameters filled in. */
export interface ApiCall {
  readonly method: string;
  readonly path: string;
  /** what is empty or absent is left out */
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  /** JSON is sealed on its way; forms and pieces of files (`Uint8Array`) travel as they are */
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Why a call failed: the answer's status, or what kept it from having one. */
export interface ApiError {
  readonly status: number | 'NETWORK' | 'TIMEOUT' | 'UNREADABLE';
  /** the failure the server described; absent when nothing understandable came back */
  readonly failure?: Failure['error'];
}

/** What a layer answers besides data or error. */
export interface ApiMeta {
  /** seconds the server asks to wait */
  readonly retryAfter?: number;
}

/** One layer of the client: the same shape inside and outside, so that layers stack. */
export type ApiLayer = BaseQueryFn<ApiCall, unknown, ApiError, object, ApiMeta>;

/** Statuses a repeated call may cure, specification §7. */
export const retryStatuses: readonly ApiError['status'][] = [408, 409, 425, 429, 500, 502, 503, 504];
