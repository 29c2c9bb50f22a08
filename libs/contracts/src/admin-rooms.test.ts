import { expect, test } from '@jest/globals';
import { adminRooms, mayEnter, workplaceOf, type AdminRoom } from './admin-rooms.ts';
import { catalogListImports } from './endpoints/feeds.ts';
import { identityAdminListAccounts } from './endpoints/admin-accounts.ts';
import { identityListAudit } from './endpoints/identity.ts';
import { salesAdminListApprovalRules } from './endpoints/offer-approvals.ts';
import {
  paymentsListJournal,
  paymentsListReconciliations,
  paymentsListUnmatched,
} from './endpoints/payments.ts';
import { catalogAdminListReviews } from './endpoints/reviews.ts';
import { salesAdminListOrders } from './endpoints/sales.ts';
import { identityListRetention } from './endpoints/retention.ts';
import { roles, staffRoles } from '@gantry/domain/roles';

const lists = {
  accounts: identityAdminListAccounts,
  orders: salesAdminListOrders,
  reviews: catalogAdminListReviews,
  imports: catalogListImports,
  'approval-rules': salesAdminListApprovalRules,
  audit: identityListAudit,
  retention: identityListRetention,
  unmatched: paymentsListUnmatched,
  reconciliation: paymentsListReconciliations,
  journal: paymentsListJournal,
} as const;

test.each(Object.entries(lists))('the room of %s is open to whom its list is', (room, { rights }) => {
  const allowed = roles.filter((role) => mayEnter(room as AdminRoom, role));
  expect(allowed).toEqual(
    roles.filter((role) => (rights as { staff: readonly string[] }).staff.includes(role)),
  );
});

test('every role of staff has a room it may enter to work in, and nobody else enters any', () => {
  const at = (path: string) =>
    (Object.keys(adminRooms) as AdminRoom[]).find((room) => adminRooms[room].path === path)!;
  for (const role of staffRoles) expect([role, mayEnter(at(workplaceOf(role)), role)]).toEqual([role, true]);
  for (const role of ['guest', 'customer', null, undefined] as const)
    expect((Object.keys(adminRooms) as AdminRoom[]).filter((room) => mayEnter(room, role))).toEqual([]);
});
