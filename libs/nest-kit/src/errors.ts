import { errorStatus, type ErrorCode, type Failure, type Issue } from '@gantry/contracts/errors';
import { isDiskFull } from './disk-full.ts';
import { isDatabaseAway } from './orm/database-away.ts';

/**
 * An expected failure. `data` holds facts the caller may show, such as the new price; never put secrets in it.
 * The HTTP status follows from the code (`errorStatus` of contracts).
 */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly data?: Record<string, unknown>,
    readonly issues?: readonly Issue[],
  ) {
    super(code);
    this.name = 'DomainError';
  }
}

/** A failure of a call to another service; `service` is for the log. */
export class CallError extends DomainError {
  constructor(
    readonly service: string,
    code: ErrorCode,
    data?: Record<string, unknown>,
    issues?: readonly Issue[],
  ) {
    super(code, data, issues);
    this.name = 'CallError';
  }
}

const messages: Record<ErrorCode, string> = {
  BAD_REQUEST: 'The request cannot be read.',
  SESSION_ENDED: 'The session has ended.',
  API_KEY_REFUSED: 'The API key is unknown, or has ended.',
  SESSION_DENIED: 'The session is not accepted.',
  NOT_FOUND: 'There is nothing at this address.',
  NOT_PERMITTED: 'This account is not allowed to do that.',
  WRONG_STATE: 'The status of the record does not allow this.',
  STALE_VERSION: 'Someone else changed the record in the meantime.',
  IDEMPOTENCY_CONFLICT: 'The idempotency key was used for another request.',
  OUT_OF_STOCK: 'There is not enough stock.',
  PRICE_CHANGED: 'A price has changed.',
  PROMISE_CHANGED: 'The days on which goods ship or arrive have changed.',
  CART_EMPTY: 'The cart is empty.',
  CART_CHANGED: 'The cart has changed in the meantime.',
  NOT_PURCHASABLE: 'The product cannot be bought directly.',
  NEEDS_APPROVAL: 'Somebody else in the company has to approve this.',
  COMPANY_ADDRESS_NEEDED: 'Orders of this company go to its own addresses only.',
  CREDIT_EXCEEDED: 'The credit limit does not allow this.',
  REVIEW_EXISTS: 'This account has already reviewed the product.',
  SHIPPING_UNAVAILABLE: 'We do not ship to this address.',
  CODE_INVALID: 'The code is invalid or has expired.',
  WRONG_CREDENTIALS: 'E-mail address or password is wrong.',
  SIGN_IN_EXPIRED: 'What was begun took too long and has to be begun again.',
  PASSKEY_REFUSED: 'The passkey does not belong here, or what it signed does not.',
  SIGN_ON_REFUSED: 'The company sign-on does not allow this.',
  PAYLOAD_TOO_LARGE: 'The request is too large.',
  INVALID: 'Some fields are not valid.',
  TOO_MANY_REQUESTS: 'Too many requests.',
  INTERNAL: 'Something went wrong.',
  UNAVAILABLE: 'The service is temporarily unavailable.',
};

/** The answer to an error: its status and body. Anything unexpected becomes INTERNAL and says nothing about itself. */
export function failureOf(error: unknown, requestId?: string): { status: number; body: Failure } {
  const known = knownError(error);
  const body: Failure = { error: { code: known.code, message: known.message ?? messages[known.code] } };
  if (known.issues?.length) body.error.issues = [...known.issues];
  if (known.data) body.error.data = known.data;
  // answers to what cannot be read are the same to the byte, so that they tell nothing
  if (requestId && known.code !== 'BAD_REQUEST') body.error.requestId = requestId;
  return { status: errorStatus[known.code], body };
}

// Codes of an inner call that say our own service asked wrongly; the outer caller can do nothing about them.
const ourFault: readonly ErrorCode[] = [
  'BAD_REQUEST',
  'INVALID',
  'NOT_FOUND',
  'SESSION_ENDED',
  'SESSION_DENIED',
];

interface Known extends Pick<DomainError, 'code' | 'data' | 'issues'> {
  /** in place of the code's own sentence */
  readonly message?: string;
}

function knownError(error: unknown): Known {
  if (error instanceof CallError && ourFault.includes(error.code)) return { code: 'INTERNAL' };
  if (error instanceof DomainError) return pickFacts(error);
  if (isDiskFull(error)) return diskFull;
  if (isDatabaseAway(error)) return { code: 'UNAVAILABLE', data: { retryAfter: databaseBackIn } };
  return { code: codeOfStatus(statusOf(error)) };
}

const pickFacts = ({ code, data, issues }: DomainError): Known => ({ code, data, issues });

/** Reads go on; what would change something is refused until there is room. */
const diskFull: Known = {
  code: 'UNAVAILABLE',
  message: 'Changes cannot be saved right now; reading still works.',
  data: { disk: 'full', retryAfter: 30 },
};

/** Seconds after which a database that did not answer is worth asking again. */
const databaseBackIn = 2;

// Errors of Fastify carry `statusCode`, those of Nest answer `getStatus()`.
function statusOf(error: unknown): number {
  const candidate = error as { statusCode?: unknown; getStatus?: () => number } | null;
  if (typeof candidate?.getStatus === 'function') return candidate.getStatus();
  return typeof candidate?.statusCode === 'number' ? candidate.statusCode : 500;
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 404) return 'NOT_FOUND';
  if (status === 413) return 'PAYLOAD_TOO_LARGE';
  if (status === 503) return 'UNAVAILABLE';
  return status >= 400 && status < 500 ? 'BAD_REQUEST' : 'INTERNAL';
}
