import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { identityListColleagues } from '@gantry/contracts/endpoints/company';
import { companiesOf, type Person } from './company-under-test.ts';
import { startIdentity } from './identity-under-test.ts';

let under: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  under = await startIdentity();
});
afterAll(() => under.stop());

const { call, somebody, boss, colleague, view } = companiesOf(() => under);

test('the people of a company are listed page by page, found by name or address, and told what they may know', async () => {
  const head = await boss();
  const mates = [await colleague(head), await colleague(head, 'viewer')];
  const stranger = await boss();
  const list = async (by: Person, query: { q?: string; page?: string; size?: string } = {}) =>
    call(identityListColleagues, { query }, { caller: await by.caller() });
  const all = [head, ...mates].map(({ number }) => number);
  const whole = await list(head);
  expect(whole.total).toBe(3);
  expect(new Set(whole.items.map(({ number }) => number))).toEqual(new Set(all));
  expect(whole.items).toEqual((await view(head))!.people);
  const pages = await Promise.all(['1', '2', '3', '4'].map((page) => list(head, { page, size: '1' })));
  expect(pages.flatMap(({ items }) => items)).toEqual(whole.items);
  expect(pages.map(({ total }) => total)).toEqual([3, 3, 3, 3]);
  const [mate] = mates;
  const foundBy = async (q: string) => (await list(head, { q })).items.map(({ number }) => number);
  expect(await foundBy(mate!.email.toUpperCase())).toEqual([mate!.number]);
  expect(await foundBy('%')).toEqual([]);
  expect(await foundBy(stranger.email)).toEqual([]);
  expect((await list(mates[1]!)).items.map(({ signedInAt }) => signedInAt)).toEqual([null, null, null]);
  await expect(list(await somebody())).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
