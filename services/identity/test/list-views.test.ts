import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  identityChangeView,
  identityCreateView,
  identityListViews,
  identityRemoveView,
  identitySetStartView,
} from '@gantry/contracts/endpoints/list-views';
import { identityListAudit, identityResolveSession } from '@gantry/contracts/endpoints/identity';
import { maxListViews } from '@gantry/contracts/list-view-limits';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { ListViewChange, NewListView } from '@gantry/contracts/schemas/list-view';
import type { ListName } from '@gantry/domain/list-views';
import type { Role } from '@gantry/domain/roles';
import { signUp, startIdentity } from './identity-under-test.ts';
import { staff } from './staff-under-test.ts';

let under: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  under = await startIdentity();
});
afterAll(() => under.stop());

let people = 0;
/** Somebody of the staff with an account of their own. */
async function aColleague(role: Role): Promise<Identity> {
  const { token } = await signUp(under, { email: `staff-${(people += 1)}@example.com`, name: `Pat ${role}` });
  const account = await under.identity.call(identityResolveSession, { body: { token } });
  return { ...account!, role };
}

const late: NewListView = {
  list: 'orders',
  name: 'Late at Acme',
  sharedWith: null,
  query: { filter: 'company:contains:Acme', sort: '-grandTotal' },
  arrangement: {
    order: ['company'],
    hidden: ['email'],
    pinned: [],
    widths: { company: 200 },
    density: 'comfortable',
  },
};
const keep = (caller: Identity, wanted: Partial<NewListView> = {}, key: string = randomUUID()) =>
  under.identity.call(identityCreateView, { body: { ...late, ...wanted } }, { caller, idempotencyKey: key });
const list = (caller: Identity, of: ListName = 'orders') =>
  under.identity.call(identityListViews, { query: { list: of } }, { caller });
const change = (caller: Identity, id: string, body: ListViewChange, key: string = randomUUID()) =>
  under.identity.call(identityChangeView, { params: { id }, body }, { caller, idempotencyKey: key });
const remove = (caller: Identity, id: string) =>
  under.identity.call(identityRemoveView, { params: { id } }, { caller, idempotencyKey: randomUUID() });
const begin = (caller: Identity, id: string | null, of: ListName = 'orders') =>
  under.identity.call(
    identitySetStartView,
    { body: { list: of, id } },
    { caller, idempotencyKey: randomUUID() },
  );
const namesOf = async (caller: Identity) => (await list(caller)).views.map(({ name }) => name);

test('a view keeps what the list shows, once for a key, and is its owner’s alone', async () => {
  const owner = await aColleague('sales');
  const key = randomUUID();
  const { id } = await keep(owner, {}, key);
  expect(await keep(owner, {}, key)).toEqual({ id });
  await expect(keep(owner, { name: 'Another' }, key)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  const { query, arrangement, name } = late;
  expect((await list(owner)).views).toEqual([
    {
      id,
      name,
      sharedWith: null,
      owner: 'Pat sales',
      isOwner: true,
      mayRemove: true,
      query,
      arrangement,
      version: 1,
    },
  ]);
  const other = await aColleague('sales');
  expect(await namesOf(other)).toEqual([]);
  await expect(change(other, id, { version: 1, name: 'Mine' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(remove(other, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('views are renamed and kept anew by version, and removed', async () => {
  const owner = await aColleague('support');
  const { id } = await keep(owner);
  await change(owner, id, { version: 1, name: 'Acme, late' });
  await change(owner, id, { version: 2, query: { sort: 'number' } });
  await expect(change(owner, id, { version: 1, name: 'Too late' })).rejects.toMatchObject({
    code: 'STALE_VERSION',
  });
  const [view] = (await list(owner)).views;
  expect(view).toMatchObject({ name: 'Acme, late', query: { sort: 'number' }, version: 3 });
  await remove(owner, id);
  expect(await namesOf(owner)).toEqual([]);
});

test('a view is shared with the people of its owner’s role; admins share with everybody who reads the list', async () => {
  const [owner, colleague, dock, admin] = await Promise.all(
    (['sales', 'sales', 'warehouse', 'admin'] as const).map(aColleague),
  );
  await keep(owner!, { name: 'Of sales', sharedWith: 'sales' });
  const { id } = await keep(admin!, { name: 'Of all', sharedWith: 'staff' });
  expect(await namesOf(colleague!)).toEqual(['Of all', 'Of sales']);
  expect(await namesOf(dock!)).toEqual(['Of all']);
  await expect(keep(owner!, { sharedWith: 'staff' })).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await expect(keep(owner!, { sharedWith: 'finance' })).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  const [shared] = (await list(dock!)).views;
  expect(shared).toMatchObject({ owner: 'Pat admin', isOwner: false, mayRemove: false });
  await expect(change(dock!, id, { version: 1, name: 'Mine' })).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
  });
  await expect(remove(dock!, id)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
});

test('an admin takes a shared view away whose owner does not, and sees none that is not shared', async () => {
  const owner = await aColleague('finance');
  const admin = await aColleague('admin');
  const { id } = await keep(owner, { name: 'Of finance', sharedWith: 'finance' });
  const own = await keep(owner, { name: 'Own' });
  // shared with finance, which an admin is not
  await expect(remove(admin, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const all = await keep(await aColleague('admin'), { name: 'Of the staff', sharedWith: 'staff' });
  await remove(admin, all.id);
  await expect(remove(admin, own.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a list begins with a view for whoever chose it, until it is taken away', async () => {
  const owner = await aColleague('sales');
  const colleague = await aColleague('sales');
  const { id } = await keep(owner, { sharedWith: 'sales' });
  await begin(colleague, id);
  expect((await list(colleague)).startId).toBe(id);
  expect((await list(owner)).startId).toBeNull();
  await expect(begin(colleague, id, 'quotes')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await change(owner, id, { version: 1, sharedWith: null });
  expect((await list(colleague)).startId).toBeNull();
  await begin(owner, id);
  await begin(owner, null);
  expect((await list(owner)).startId).toBeNull();
  await begin(owner, id);
  await remove(owner, id);
  expect((await list(owner)).startId).toBeNull();
});

test('nobody has views of a list they do not read, and a view keeps nothing but what a list has', async () => {
  const dock = await aColleague('warehouse');
  await expect(list(dock, 'reviews')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await expect(keep(dock, { list: 'reviews' })).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await expect(begin(dock, null, 'reviews')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await expect(list({ ...dock, role: 'customer' })).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await expect(keep(dock, { query: { page: '2' } as never })).rejects.toMatchObject({ code: 'INVALID' });
  await expect(keep(dock, { name: ' ' })).rejects.toMatchObject({ code: 'INVALID' });
  const arrangement = { ...late.arrangement, style: 'none' } as never;
  await expect(keep(dock, { arrangement })).rejects.toMatchObject({ code: 'INVALID' });
});

test('one person keeps so many views of a list and no more', async () => {
  const owner = await aColleague('sales');
  for (let count = 0; count < maxListViews; count += 1) await keep(owner, { name: `View ${count}` });
  await expect(keep(owner)).rejects.toMatchObject({ code: 'INVALID', data: { maxListViews } });
  await keep(owner, { list: 'quotes' });
});

test('what becomes of views stands in the trail', async () => {
  const owner = await aColleague('purchasing');
  const { id } = await keep(owner, { name: 'Kept', sharedWith: 'purchasing' });
  await change(owner, id, { version: 1, name: 'Named anew', sharedWith: null });
  await change(owner, id, { version: 2, query: {} });
  await begin(owner, id);
  await remove(owner, id);
  const { items } = await under.identity.call(
    identityListAudit,
    { query: { entity: 'list-view' } },
    { caller: staff('admin') },
  );
  const words = items
    .filter(({ actor }) => actor === owner.email)
    .map(({ field, before, after }) => [field, before, after]);
  expect(words).toEqual([
    ['view', 'orders: Named anew', null],
    ['list-start', null, 'orders: Named anew'],
    ['view-content', null, 'orders: Named anew'],
    ['view', 'orders: Kept (purchasing)', 'orders: Named anew'],
    ['view', null, 'orders: Kept (purchasing)'],
  ]);
});
