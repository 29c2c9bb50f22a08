import { expect, test } from '@jest/globals';
import { errorStatus, type ErrorCode } from '@gantry/contracts/errors';
import { CallError, DomainError, failureOf } from './errors.ts';

test.each(Object.keys(errorStatus) as ErrorCode[])('answers %s with its status and a sentence', (code) => {
  const { status, body } = failureOf(new DomainError(code));
  expect([status, body.error.code]).toEqual([errorStatus[code], code]);
  expect(body.error.message).toMatch(/\w+.*\.$/);
});

test('tells nothing about an error nobody expected', () => {
  const { status, body } = failureOf(new Error('password of the database is 1234'), 'r1');
  expect([status, body]).toEqual([
    500,
    { error: { code: 'INTERNAL', message: 'Something went wrong.', requestId: 'r1' } },
  ]);
});

test('passes business codes of an inner call on and keeps our own mistakes to itself', () => {
  const codeOf = (code: ErrorCode) => failureOf(new CallError('shipping', code, { fee: 1 })).body.error;
  expect(codeOf('SHIPPING_UNAVAILABLE')).toMatchObject({ code: 'SHIPPING_UNAVAILABLE', data: { fee: 1 } });
  expect(codeOf('UNAVAILABLE').code).toBe('UNAVAILABLE');
  for (const code of ['INVALID', 'NOT_FOUND', 'SESSION_ENDED', 'BAD_REQUEST'] as const) {
    expect(codeOf(code)).toEqual({ code: 'INTERNAL', message: 'Something went wrong.' });
  }
});

test.each([
  [{ statusCode: 413 }, 'PAYLOAD_TOO_LARGE'],
  [{ statusCode: 415 }, 'BAD_REQUEST'],
  [{ statusCode: 404 }, 'NOT_FOUND'],
  [{ statusCode: 502 }, 'INTERNAL'],
  [null, 'INTERNAL'],
])('understands errors of the framework: %j', (error, code) => {
  expect(failureOf(error).body.error.code).toBe(code);
});

test.each([
  ['a statement that took too long', { code: '57014' }, 'canceling statement due to statement timeout'],
  ['a database that stops', { code: '57P01' }, 'terminating connection due to administrator command'],
  ['too many connections', { code: '53300' }, 'sorry, too many clients already'],
  ['nobody listening', { code: 'ECONNREFUSED' }, 'connect ECONNREFUSED 127.0.0.1:5432'],
  ['a broken line', {}, 'Connection terminated unexpectedly'],
])('%s is no fault of the question: it may be asked again', (_, facts, message) => {
  const error = Object.assign(new Error(message), facts);
  for (const thrown of [error, new Error('select …', { cause: error })]) {
    const { status, body } = failureOf(thrown);
    expect([status, body.error]).toEqual([
      503,
      {
        code: 'UNAVAILABLE',
        message: 'The service is temporarily unavailable.',
        data: { retryAfter: 2 },
      },
    ]);
  }
});

test('a statement the database refuses is our fault', () => {
  const error = Object.assign(new Error('column "x" does not exist'), { code: '42703' });
  expect(failureOf(error).status).toBe(500);
});

test.each([
  ['of the file system', { code: 'ENOSPC' }, 'ENOSPC: no space left on device, write'],
  ['of the database', { code: '53100' }, 'could not extend file "base/1/2": No space left on device'],
])('a full disk %s is said clearly, without telling whose', (_, facts, message) => {
  const { status, body } = failureOf(
    new Error('insert …', { cause: Object.assign(new Error(message), facts) }),
  );
  expect([status, body.error]).toEqual([
    503,
    {
      code: 'UNAVAILABLE',
      message: 'Changes cannot be saved right now; reading still works.',
      data: { disk: 'full', retryAfter: 30 },
    },
  ]);
});
