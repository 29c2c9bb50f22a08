import { expect, test } from '@jest/globals';
import type { ErrorCode } from '@gantry/contracts/errors';
import { requestProblem, linkProblem } from './notice-problem.ts';

const failure = (code: ErrorCode) => ({ code, message: '' });

test.each<[ErrorCode, string, string]>([
  ['INVALID', 'email-wrong', 'link-unknown'],
  ['WRONG_STATE', 'back', 'back'],
  ['TOO_MANY_REQUESTS', 'too-many', 'too-many'],
  ['NOT_FOUND', 'failed', 'link-unknown'],
  ['UNAVAILABLE', 'failed', 'failed'],
])('%s means %s at the form and %s at the link', (code, asked, stopped) => {
  expect([requestProblem(failure(code)), linkProblem(failure(code))]).toEqual([asked, stopped]);
});

test('no answer at all is a failure that may be tried again', () => {
  expect([requestProblem(undefined), linkProblem(undefined)]).toEqual(['failed', 'failed']);
});
