import { expect, test } from '@jest/globals';
import type { FoundRecord } from '@gantry/contracts/schemas/find';
import { accountEntry, groupsOf, partEntry, recordEntry } from './entries.ts';

const found = (facts: Partial<FoundRecord>): FoundRecord => ({
  kind: 'order',
  number: '100001',
  opens: '100001',
  title: 'Acme',
  amount: 1,
  at: null,
  by: 'words',
  ...facts,
});
const part = (detail: string) => ({
  kind: 'product' as const,
  label: 'Bolt',
  detail,
  path: '/i/bolt',
  image: null,
});

test('groups that hold what was surely meant come first, the others stay in their order', () => {
  const entries = [
    recordEntry(found({})),
    recordEntry(found({ kind: 'invoice', number: 'i-1', opens: 'i-1', by: 'start' })),
    recordEntry(found({ kind: 'supplier', number: null, opens: 'some-id' })),
    partEntry(part('HX-M8'), 'hx m8'),
  ];
  expect(groupsOf(entries).map(({ kind }) => kind)).toEqual(['part', 'invoice', 'order', 'supplier']);
});

test('a shipment opens its order', () => {
  const entry = recordEntry(found({ kind: 'shipment', number: 's-1', opens: '100001' }));
  expect(entry).toMatchObject({ key: 'shipment:s-1', to: '/admin/orders/order-100001' });
});

test('an account says who it is', () => {
  const account = { number: 'a-7', name: 'Pat', email: 'pat@acme.example', company: null };
  expect(accountEntry(account as never, 'A7')).toMatchObject({
    title: 'Pat · pat@acme.example',
    to: '/admin/access/accounts/a-7',
    by: 'number',
  });
});
