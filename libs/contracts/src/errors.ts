import * as v from 'valibot';

/**
 * Every failure a caller can meet, with its HTTP status.
 * 401 and 403 end the session in the browser (specification §6), so a forbidden action inside a valid session is 409
 * and a record one may not know of is 404.
 */
export const errorStatus = {
  BAD_REQUEST: 400,
  SESSION_ENDED: 401,
  API_KEY_REFUSED: 401,
  SESSION_DENIED: 403,
  NOT_FOUND: 404,
  NOT_PERMITTED: 409,
  WRONG_STATE: 409,
  STALE_VERSION: 409,
  IDEMPOTENCY_CONFLICT: 409,
  OUT_OF_STOCK: 409,
  PRICE_CHANGED: 409,
  PROMISE_CHANGED: 409,
  CART_EMPTY: 409,
  CART_CHANGED: 409,
  NOT_PURCHASABLE: 409,
  NEEDS_APPROVAL: 409,
  COMPANY_ADDRESS_NEEDED: 409,
  CREDIT_EXCEEDED: 409,
  REVIEW_EXISTS: 409,
  SHIPPING_UNAVAILABLE: 409,
  CODE_INVALID: 409,
  WRONG_CREDENTIALS: 409,
  SIGN_IN_EXPIRED: 409,
  PASSKEY_REFUSED: 409,
  SIGN_ON_REFUSED: 409,
  PAYLOAD_TOO_LARGE: 413,
  INVALID: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;
export type ErrorCode = keyof typeof errorStatus;

/** Failures any call may answer; endpoints list only those beyond these. */
export const commonErrors = [
  'BAD_REQUEST',
  'SESSION_ENDED',
  'API_KEY_REFUSED',
  'SESSION_DENIED',
  'NOT_FOUND',
  'INVALID',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[];

/** One field that did not pass: `path` is dotted (`lines.0.quantity`), `message` is English and for developers. */
export const issueSchema = v.object({ path: v.string(), message: v.string() });
export type Issue = v.InferOutput<typeof issueSchema>;

/** The body of every failed answer. `data` holds facts the caller may show, such as the new price. */
export const failureSchema = v.object({
  error: v.object({
    code: v.picklist(Object.keys(errorStatus) as ErrorCode[]),
    message: v.string(),
    issues: v.optional(v.array(issueSchema)),
    data: v.optional(v.record(v.string(), v.unknown())),
    requestId: v.optional(v.string()),
  }),
});
export type Failure = v.InferOutput<typeof failureSchema>;
