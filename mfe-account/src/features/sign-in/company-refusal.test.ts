import type { Failure } from '@gantry/contracts/errors';
import { signOnRefusals } from '@gantry/contracts/schemas/company-sign-on';
import { expect, test } from '@jest/globals';
import messages from '../../messages/en-US.json' with { type: 'json' };
import { companyReason, companyRefusalOf, companyRefusalText } from './company-refusal.ts';
import { emailDomain } from './email-domain.ts';

const failure = (code: string, data?: object) => ({ code, message: '', data }) as Failure['error'];

test('every reason of the contract has words', () => {
  for (const reason of [...signOnRefusals, 'expired', 'too-many', 'unavailable'] as const)
    expect(messages).toHaveProperty([companyRefusalText(reason)]);
});

test('an address names a reason of ours or none', () => {
  expect(companyRefusalOf('canceled')).toBe('canceled');
  for (const text of [null, '', '<b>', 'toString', 'refused']) expect(companyRefusalOf(text)).toBeUndefined();
});

test.each([
  [failure('SIGN_ON_REFUSED', { reason: 'address', ref: '/cart' }), 'address'],
  [failure('SIGN_ON_REFUSED', { reason: 'of tomorrow' }), 'unavailable'],
  [failure('SIGN_IN_EXPIRED'), 'expired'],
  [failure('TOO_MANY_REQUESTS'), 'too-many'],
  [failure('INVALID'), 'not-proven'],
  [failure('INTERNAL'), 'unavailable'],
  [undefined, 'unavailable'],
])('%j is %s', (answered, reason) => {
  expect(companyReason(answered)).toBe(reason);
});

test.each([
  ['ada@Works.Example', 'works.example'],
  ['"a@b"@works.example', 'works.example'],
  ['ada@works', undefined],
  ['ada@', undefined],
  ['works.example', undefined],
  [undefined, undefined],
])('the domain of %j is %j', (email, domain) => {
  expect(emailDomain(email)).toBe(domain);
});
