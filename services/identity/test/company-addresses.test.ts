import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  identityAddCompanyAddress,
  identityLeaveCompany,
  identityRemoveCompanyAddress,
  identitySaveCompanyAddress,
  identitySetAddressRule,
} from '@gantry/contracts/endpoints/company';
import { identityAdminGetAccount } from '@gantry/contracts/endpoints/admin-accounts';
import {
  identityAddAddress,
  identityListAddresses,
  identityListAudit,
  identityRemoveAddress,
  identitySaveAddress,
} from '@gantry/contracts/endpoints/identity';
import { identityGetCompanyPlaces } from '@gantry/contracts/endpoints/internal';
import { aCaller } from '@gantry/nest-kit/testing';
import { companiesOf, type Person } from './company-under-test.ts';
import { startIdentity } from './identity-under-test.ts';

// Addresses that a company keeps for its people, and orders that go to these only.

let under: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  under = await startIdentity();
});
afterAll(() => under.stop());

const { call, somebody, boss, colleague, view } = companiesOf(() => under);
const admin = aCaller({ role: 'admin', accountId: '0195b2a0-0000-7000-8000-0000000000ff' });
const notPermitted = { code: 'NOT_PERMITTED' };
const noAddress = { code: 'WRONG_STATE', data: { reason: 'no-address' } };

const entry = (label: string, facts: { readonly shipping?: boolean; readonly billing?: boolean } = {}) => ({
  label,
  address: {
    attention: 'Receiving',
    line1: '120 Mill Road',
    city: 'Cheyenne',
    region: 'WY',
    postalCode: '82001',
    country: 'US',
  },
  isDefaultShipping: facts.shipping ?? false,
  isDefaultBilling: facts.billing ?? false,
});
type Entry = ReturnType<typeof entry>;

const addAs = async (by: Person, body: Entry, idempotencyKey = randomUUID()) =>
  call(identityAddCompanyAddress, { body }, { caller: await by.caller(), idempotencyKey });
const saveAs = async (by: Person, id: string, body: Entry) =>
  call(identitySaveCompanyAddress, { params: { id }, body }, { caller: await by.caller() });
const removeAs = async (by: Person, id: string) =>
  call(identityRemoveCompanyAddress, { params: { id } }, { caller: await by.caller() });
const setRule = async (by: Person, onlyCompanyAddresses: boolean) =>
  call(identitySetAddressRule, { body: { onlyCompanyAddresses } }, { caller: await by.caller() });
const book = async (person: Person) => call(identityListAddresses, {}, { caller: await person.caller() });
const labels = async (person: Person) =>
  (await book(person)).map(({ label, isOfCompany }) => `${label}${isOfCompany ? ' (company)' : ''}`);
const places = async (person: Person) =>
  call(identityGetCompanyPlaces, { body: { companyId: (await person.caller()).companyId! } });

describe('an address of a company', () => {
  test('is in the address book of everybody there after their own, and of nobody else', async () => {
    const head = await boss();
    const viewer = await colleague(head, 'viewer');
    const buyer = await colleague(head, 'buyer');
    await call(
      identityAddAddress,
      { body: entry('My shed') },
      { caller: await buyer.caller(), idempotencyKey: randomUUID() },
    );
    await addAs(head, entry('Plant', { shipping: true }));
    expect(await labels(head)).toEqual(['Plant (company)']);
    expect(await labels(viewer)).toEqual(['Plant (company)']);
    expect(await labels(buyer)).toEqual(['My shed', 'Plant (company)']);
    expect(await labels(await boss())).toEqual([]);
    expect(await labels(await somebody())).toEqual([]);
    await call(identityLeaveCompany, {}, { caller: await buyer.caller() });
    expect(await labels(buyer)).toEqual(['My shed']);
  });

  test('is kept by admins alone: by nobody else there, and not as one’s own entry', async () => {
    const head = await boss();
    const buyer = await colleague(head, 'buyer');
    const { id } = await addAs(head, entry('Plant'));
    await expect(addAs(buyer, entry('Mine'))).rejects.toMatchObject(notPermitted);
    await expect(saveAs(buyer, id, entry('Mine'))).rejects.toMatchObject(notPermitted);
    await expect(removeAs(buyer, id)).rejects.toMatchObject(notPermitted);
    await expect(setRule(buyer, true)).rejects.toMatchObject(notPermitted);
    for (const person of [buyer, head]) {
      const caller = await person.caller();
      await expect(
        call(identitySaveAddress, { params: { id }, body: entry('Mine') }, { caller }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await call(identityRemoveAddress, { params: { id } }, { caller });
    }
    expect(await labels(head)).toEqual(['Plant (company)']);
  });

  test('of another company does not exist for an admin', async () => {
    const [head, other] = [await boss(), await boss()];
    const { id } = await addAs(head, entry('Plant'));
    await expect(saveAs(other, id, entry('Theirs'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await removeAs(other, id);
    expect(await labels(head)).toEqual(['Plant (company)']);
  });

  test('is added once however often it is sent', async () => {
    const head = await boss();
    const key = randomUUID();
    const [first, second] = await Promise.all([1, 2].map(() => addAs(head, entry('Plant'), key)));
    expect(first).toEqual(second);
    expect(await labels(head)).toEqual(['Plant (company)']);
  });

  test('is the only default of its kind, and leaves the defaults of people alone', async () => {
    const head = await boss();
    const own = { caller: await head.caller(), idempotencyKey: randomUUID() };
    await call(identityAddAddress, { body: entry('Mine', { shipping: true, billing: true }) }, own);
    await addAs(head, entry('Plant', { shipping: true, billing: true }));
    const office = await addAs(head, entry('Office', { billing: true }));
    const marks = (await book(head)).map((one) => [one.label, one.isDefaultShipping, one.isDefaultBilling]);
    expect(marks).toEqual([
      ['Mine', true, true],
      ['Plant', true, false],
      ['Office', false, true],
    ]);
    await saveAs(head, office.id, entry('Office', { shipping: true }));
    expect((await book(head)).find(({ label }) => label === 'Plant')).toMatchObject({
      isDefaultShipping: false,
    });
  });

  test('is checked like one’s own', async () => {
    const head = await boss();
    const wrong = { ...entry('Plant'), address: { ...entry('Plant').address, postalCode: '10001' } };
    await expect(addAs(head, wrong)).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: expect.stringMatching(/address\.postalCode$/) }],
    });
  });

  test('leaves every change in the trail, and nothing where nothing changed', async () => {
    const head = await boss('Trail Works');
    const { id } = await addAs(head, entry('Plant', { shipping: true }));
    await saveAs(head, id, entry('Plant', { shipping: true }));
    await saveAs(head, id, entry('Plant 2'));
    await setRule(head, true);
    await setRule(head, true);
    await setRule(head, false);
    await removeAs(head, id);
    await removeAs(head, id);
    const { items, chainIntact } = await call(
      identityListAudit,
      { query: { entity: 'company' } },
      { caller: admin },
    );
    expect(chainIntact).toBe(true);
    const where = 'Receiving, 120 Mill Road, Cheyenne, WY, 82001, US';
    expect(
      items
        .filter(({ field }) => field.startsWith('Trail Works'))
        .map(({ field, before, after, actor }) => [field, before, after, actor]),
    ).toEqual([
      ['Trail Works address', `Plant 2: ${where}`, null, head.email],
      ['Trail Works only its own addresses', 'true', 'false', head.email],
      ['Trail Works only its own addresses', 'false', 'true', head.email],
      ['Trail Works address', `Plant: ${where} (default shipping)`, `Plant 2: ${where}`, head.email],
      ['Trail Works address', null, `Plant: ${where} (default shipping)`, head.email],
    ]);
  });
});

describe('orders to addresses of the company only', () => {
  test('are asked for where it has one, and it keeps the last one', async () => {
    const head = await boss();
    await expect(setRule(head, true)).rejects.toMatchObject(noAddress);
    const plant = await addAs(head, entry('Plant'));
    expect(await places(head)).toEqual({ isRequired: false, addresses: [] });
    await setRule(head, true);
    expect(await view(head)).toMatchObject({ onlyCompanyAddresses: true });
    expect(await places(head)).toMatchObject({ isRequired: true, addresses: [{ line1: '120 Mill Road' }] });
    await expect(removeAs(head, plant.id)).rejects.toMatchObject(noAddress);
    const yard = await addAs(head, entry('Yard'));
    await removeAs(head, plant.id);
    await expect(removeAs(head, yard.id)).rejects.toMatchObject(noAddress);
    await setRule(head, false);
    await removeAs(head, yard.id);
    expect(await labels(head)).toEqual([]);
  });

  test('are no rule of an unknown company', async () => {
    const companyId = '0195b2a0-0000-7000-8000-0000000000aa';
    expect(await call(identityGetCompanyPlaces, { body: { companyId } })).toEqual({
      isRequired: false,
      addresses: [],
    });
  });
});

test('staff see them on the accounts of its people', async () => {
  const head = await boss();
  await addAs(head, entry('Plant', { billing: true }));
  await setRule(head, true);
  const { membership } = await call(
    identityAdminGetAccount,
    { params: { number: head.number } },
    { caller: admin },
  );
  expect(membership).toMatchObject({
    onlyCompanyAddresses: true,
    addresses: [{ label: 'Plant', isDefaultBilling: true, isOfCompany: true }],
  });
});
