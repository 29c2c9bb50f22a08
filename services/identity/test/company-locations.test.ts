import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { identityLeaveCompany, identityListColleagues } from '@gantry/contracts/endpoints/company';
import {
  identityAddLocation,
  identityCloseLocation,
  identityReopenLocation,
  identitySaveLocation,
  identitySetColleagueLocation,
} from '@gantry/contracts/endpoints/company-locations';
import { identityListAudit } from '@gantry/contracts/endpoints/identity';
import { locationName } from '@gantry/domain/company-locations';
import { aCaller } from '@gantry/nest-kit/testing';
import { companiesOf, type Person } from './company-under-test.ts';
import { startIdentity } from './identity-under-test.ts';

// Companies as trees of locations, and the people who belong to one.

let under: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  under = await startIdentity();
});
afterAll(() => under.stop());

const { call, somebody, boss, colleague, view } = companiesOf(() => under);
const staff = aCaller({ role: 'admin', accountId: '0195b2a0-0000-7000-8000-0000000000ff' });
const notPermitted = { code: 'NOT_PERMITTED' };
const notFound = { code: 'NOT_FOUND' };
const refused = (reason: string) => ({ code: 'WRONG_STATE', data: { reason } });
const invalid = (field: string, message: string) => ({
  code: 'INVALID',
  issues: [{ path: `body.${field}`, message }],
});

const add = async (
  by: Person,
  name: string,
  parentId: string | null = null,
  idempotencyKey: string = randomUUID(),
) => call(identityAddLocation, { body: { name, parentId } }, { caller: await by.caller(), idempotencyKey });
const save = async (by: Person, id: string, name: string, parentId: string | null = null) =>
  call(identitySaveLocation, { params: { id }, body: { name, parentId } }, { caller: await by.caller() });
const close = async (by: Person, id: string, moveTo = '') =>
  call(identityCloseLocation, { params: { id }, body: { moveTo } }, { caller: await by.caller() });
const reopen = async (by: Person, id: string) =>
  call(identityReopenLocation, { params: { id } }, { caller: await by.caller() });
const put = async (by: Person, { number }: Person, locationId: string | null) =>
  call(
    identitySetColleagueLocation,
    { params: { number }, body: { locationId } },
    { caller: await by.caller() },
  );

const tree = async (person: Person) => {
  const { locations } = (await view(person))!;
  return locations.map(({ id, isActive }) => `${locationName(locations, id)}${isActive ? '' : ' (closed)'}`);
};
const locationOf = async (by: Person, { number }: Person) =>
  (await view(by))!.people.find((one) => one.number === number)!.locationId;

/** Ohio > Plant 2 > Hall A, and Texas. */
async function works(name?: string) {
  const head = await boss(name);
  const ohio = await add(head, 'Ohio');
  const plant = await add(head, 'Plant 2', ohio.id);
  const hall = await add(head, 'Hall A', plant.id);
  const texas = await add(head, 'Texas');
  return { head, ohio, plant, hall, texas };
}

describe('the locations of a company', () => {
  test('are a tree that everybody there sees, and nobody else', async () => {
    const { head } = await works();
    const viewer = await colleague(head, 'viewer');
    const expected = ['Ohio', 'Ohio > Plant 2', 'Ohio > Plant 2 > Hall A', 'Texas'];
    expect(await tree(head)).toEqual(expected);
    expect(await tree(viewer)).toEqual(expected);
    expect(await tree(await boss())).toEqual([]);
    expect(await view(await somebody())).toBeNull();
  });

  test('are its admins’ to change, and nobody else’s', async () => {
    const { head, ohio, texas } = await works();
    const buyer = await colleague(head, 'buyer');
    await expect(add(buyer, 'Mine')).rejects.toMatchObject(notPermitted);
    await expect(save(buyer, ohio.id, 'Mine')).rejects.toMatchObject(notPermitted);
    await expect(close(buyer, texas.id)).rejects.toMatchObject(notPermitted);
    await expect(reopen(buyer, texas.id)).rejects.toMatchObject(notPermitted);
    await expect(put(buyer, buyer, ohio.id)).rejects.toMatchObject(notPermitted);
    await expect(add(await somebody(), 'Mine')).rejects.toMatchObject(notPermitted);
  });

  test('of another company do not exist', async () => {
    const { head, ohio } = await works();
    const other = await boss();
    await expect(save(other, ohio.id, 'Theirs')).rejects.toMatchObject(notFound);
    await expect(close(other, ohio.id)).rejects.toMatchObject(notFound);
    await expect(reopen(other, ohio.id)).rejects.toMatchObject(notFound);
    const unknown = 'is no location in use';
    await expect(add(other, 'Theirs', ohio.id)).rejects.toMatchObject(invalid('parentId', unknown));
    await expect(put(other, other, ohio.id)).rejects.toMatchObject(invalid('locationId', unknown));
    await expect(put(other, head, null)).rejects.toMatchObject(notFound);
  });

  test('are added once however often it is sent', async () => {
    const head = await boss();
    const key = randomUUID();
    const [first, second] = await Promise.all([1, 2].map(() => add(head, 'Ohio', null, key)));
    expect(first).toEqual(second);
    expect(await tree(head)).toEqual(['Ohio']);
  });

  test('have four levels at most, and names of their own where they are', async () => {
    const { head, ohio, plant, hall, texas } = await works();
    const bay = await add(head, 'Bay', hall.id);
    const tooDeep = invalid('parentId', 'would be more levels than a company has');
    await expect(add(head, 'Shelf', bay.id)).rejects.toMatchObject(tooDeep);
    await expect(save(head, texas.id, 'Texas', bay.id)).rejects.toMatchObject(tooDeep);
    await expect(save(head, ohio.id, 'Ohio', texas.id)).rejects.toMatchObject(tooDeep);
    const taken = invalid('name', 'is the name of another location there');
    await expect(add(head, 'OHIO')).rejects.toMatchObject(taken);
    await expect(save(head, texas.id, 'ohio')).rejects.toMatchObject(taken);
    await add(head, 'Plant 2', texas.id);
    await expect(save(head, plant.id, 'Plant 2', texas.id)).rejects.toMatchObject(taken);
  });

  test('move with all that is in them, and never into themselves', async () => {
    const { head, ohio, plant, hall, texas } = await works();
    await save(head, plant.id, 'Plant 9', texas.id);
    expect(await tree(head)).toEqual(['Ohio', 'Texas', 'Texas > Plant 9', 'Texas > Plant 9 > Hall A']);
    const inItself = invalid('parentId', 'is within the location itself');
    await expect(save(head, texas.id, 'Texas', hall.id)).rejects.toMatchObject(inItself);
    await expect(save(head, texas.id, 'Texas', texas.id)).rejects.toMatchObject(inItself);
    expect(await save(head, ohio.id, 'Ohio')).toMatchObject({ name: 'Ohio', parentId: null });
  });

  test('make no circle where two are moved into each other at once', async () => {
    const { head, ohio, texas } = await works();
    const moves = await Promise.allSettled([
      save(head, ohio.id, 'Ohio', texas.id),
      save(head, texas.id, 'Texas', ohio.id),
    ]);
    expect(moves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await tree(head)).toHaveLength(4);
  });
});

describe('a location that is closed', () => {
  test('is empty, or says where what is in it goes', async () => {
    const { head, ohio, plant, hall, texas } = await works();
    const buyer = await colleague(head, 'buyer');
    await put(head, buyer, hall.id);
    await expect(close(head, plant.id)).rejects.toMatchObject(refused('location-in-use'));
    await expect(close(head, hall.id)).rejects.toMatchObject(refused('location-in-use'));
    const inItself = invalid('moveTo', 'is within the location itself');
    await expect(close(head, plant.id, hall.id)).rejects.toMatchObject(inItself);
    await close(head, plant.id, texas.id);
    expect(await tree(head)).toEqual(['Ohio', 'Ohio > Plant 2 (closed)', 'Texas', 'Texas > Hall A']);
    expect(await locationOf(head, buyer)).toBe(hall.id);
    await close(head, hall.id, 'company');
    expect(await locationOf(head, buyer)).toBeNull();
    await close(head, ohio.id);
    await close(head, ohio.id);
    const gone = 'is no location in use';
    await expect(put(head, buyer, hall.id)).rejects.toMatchObject(invalid('locationId', gone));
    await expect(add(head, 'Plant 3', ohio.id)).rejects.toMatchObject(invalid('parentId', gone));
    await expect(close(head, texas.id, ohio.id)).rejects.toMatchObject(invalid('moveTo', gone));
  });

  test('opens again where it was, not before what it is in', async () => {
    const { head, ohio, plant } = await works();
    await close(head, plant.id, 'company');
    await close(head, ohio.id);
    await expect(reopen(head, plant.id)).rejects.toMatchObject(refused('location-closed'));
    await reopen(head, ohio.id);
    await reopen(head, plant.id);
    await reopen(head, plant.id);
    expect(await tree(head)).toEqual(['Hall A', 'Ohio', 'Ohio > Plant 2', 'Texas']);
  });

  test('leaves everything as it was where a name is taken', async () => {
    const { head, plant, texas } = await works();
    await add(head, 'Hall A', texas.id);
    const before = await tree(head);
    await expect(close(head, plant.id, texas.id)).rejects.toMatchObject(refused('location-name'));
    expect(await tree(head)).toEqual(before);
  });
});

describe('people of a location', () => {
  test('belong to the company itself until somebody says otherwise, and to nothing of it once they leave', async () => {
    const { head, hall } = await works();
    const buyer = await colleague(head, 'buyer');
    expect(await locationOf(head, buyer)).toBeNull();
    await put(head, buyer, hall.id);
    expect(await locationOf(buyer, buyer)).toBe(hall.id);
    const page = await call(identityListColleagues, { query: {} }, { caller: await head.caller() });
    expect(page.items.find(({ number }) => number === buyer.number)).toMatchObject({ locationId: hall.id });
    await call(identityLeaveCompany, {}, { caller: await buyer.caller() });
    // nobody is there any more
    await close(head, hall.id);
  });

  test('leave every change in the trail', async () => {
    const { head, plant, hall, texas } = await works('Tree Works');
    const buyer = await colleague(head, 'buyer');
    await put(head, buyer, hall.id);
    await put(head, buyer, hall.id);
    await save(head, plant.id, 'Plant 3', texas.id);
    await save(head, plant.id, 'Plant 3', texas.id);
    await close(head, hall.id, plant.id);
    const entries = async (query: { entity?: string; number?: string }, field: string) => {
      const { items } = await call(identityListAudit, { query }, { caller: staff });
      return items.filter((one) => one.field === field).map(({ before, after }) => [before, after]);
    };
    expect((await entries({ entity: 'company' }, 'Tree Works location')).slice(0, 2)).toEqual([
      ['Texas > Plant 3 > Hall A', null],
      ['Ohio > Plant 2', 'Texas > Plant 3'],
    ]);
    expect(await entries({ number: buyer.number }, 'company-location')).toEqual([
      ['Texas > Plant 3 > Hall A', 'Texas > Plant 3'],
      [null, 'Ohio > Plant 2 > Hall A'],
    ]);
  });
});
