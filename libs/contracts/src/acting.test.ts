import { expect, test } from '@jest/globals';
import { actingWrites, mayActorCall } from './acting.ts';
import { allEndpoints } from './endpoints/table.ts';

const writes = allEndpoints.filter(({ audience, method }) => audience === 'public' && method !== 'GET');

test('only writes of customers are named, and each of them is one', () => {
  const customers = writes.filter(({ rights }) => typeof rights === 'string').map(({ name }) => name);
  expect(Object.keys(actingWrites).filter((name) => !customers.includes(name))).toEqual([]);
});

test('whoever may not spend makes no call that costs the customer money, and nobody one that is not named', () => {
  const may = (maySpend: boolean) =>
    writes.filter((endpoint) => mayActorCall(endpoint, { maySpend })).map(({ name }) => name);
  expect(may(false).filter((name) => /PlaceOrder|Accept|Payment/.test(name))).toEqual([]);
  expect(may(true).toSorted()).toEqual(Object.keys(actingWrites).toSorted());
  expect(
    may(true).filter((name) => /Admin|Password|Profile|Address|Method|Review|Certificate/.test(name)),
  ).toEqual([]);
});
