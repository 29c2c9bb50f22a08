import { expect, test } from '@jest/globals';
import { listNames, mayReadList, viewAudiencesOf } from './list-views.ts';
import { roles, staffRoles } from './roles.ts';

test('nobody has views of a list they do not read', () => {
  expect(mayReadList('orders', 'warehouse')).toBe(true);
  expect(mayReadList('audit', 'warehouse')).toBe(false);
  for (const role of ['guest', 'customer', null, undefined] as const)
    expect(listNames.filter((list) => mayReadList(list, role))).toEqual([]);
});

test('admins share with everybody who reads the list, others with people of their own role', () => {
  expect(viewAudiencesOf('orders', 'admin')).toEqual(['staff', ...staffRoles]);
  expect(viewAudiencesOf('reviews', 'admin')).toEqual(['staff', 'support', 'admin']);
  for (const role of roles.filter((one) => one !== 'admin'))
    for (const list of listNames)
      expect(viewAudiencesOf(list, role)).toEqual(mayReadList(list, role) ? [role] : []);
});
