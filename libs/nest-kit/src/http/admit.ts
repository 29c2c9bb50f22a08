import type { Endpoint } from '@gantry/contracts/endpoint';
import { DomainError } from '../errors.ts';
import type { Call } from './call.ts';
import { checkRights } from './rights.ts';
import { validateInput, type RawInput } from './validate.ts';

const idempotencyKeyPattern = /^[A-Za-z0-9_-]{16,64}$/;

/**
 * What every call of an endpoint has to pass behind the internal key: rights, idempotency key, input.
 * @returns the validated `{ params, query, body }`
 * @throws DomainError SESSION_ENDED, NOT_PERMITTED, INVALID
 */
export function admitCall(endpoint: Endpoint, call: Call, raw: RawInput): unknown {
  checkRights(endpoint, call.caller);
  if (endpoint.idempotent && !idempotencyKeyPattern.test(call.idempotencyKey ?? '')) {
    throw new DomainError('INVALID', undefined, [
      { path: 'idempotency-key', message: 'is missing or malformed' },
    ]);
  }
  return validateInput(endpoint, raw);
}
