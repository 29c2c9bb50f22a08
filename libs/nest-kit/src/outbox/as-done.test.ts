import { expect, test } from '@jest/globals';
import { callOf, withCall } from '../http/call.ts';
import { aCaller } from '../testing/test-service.ts';
import { asDone } from './events.ts';

const customer = aCaller({ accountId: 'buyer', email: 'pat@example.com' });
const actor = {
  accountId: 'helper',
  email: 'sam@example.com',
  name: 'Sam',
  role: 'sales' as const,
  maySpend: true,
};
const change = {
  at: '2026-11-25T00:00:00Z',
  actorId: 'buyer',
  actor: 'pat@example.com',
  actorRole: 'customer',
  entity: 'order',
  entityNumber: '1',
  field: 'status',
  before: null,
  after: 'new',
  reason: null,
  requestId: null,
};
const during = (caller: typeof customer) =>
  withCall({ ...callOf({}, 'request'), caller }, () => asDone(change));

test('a change that staff make for a customer is theirs, on behalf of the customer', () => {
  expect(during({ ...customer, actor })).toEqual({
    ...change,
    actorId: 'helper',
    actor: 'sam@example.com',
    actorRole: 'sales',
    onBehalfOf: 'pat@example.com',
  });
});

test('any other change stays whose it is', () => {
  expect(during(customer)).toBe(change);
  expect(during({ ...customer, accountId: 'another', actor })).toBe(change);
  expect(asDone(change)).toBe(change);
});
