import { expect, test } from '@jest/globals';
import { companyActs, companyRoles, mayActInCompany, type CompanyAct } from './company-roles.ts';

const rolesFor = (act: CompanyAct) => companyRoles.filter((role) => mayActInCompany(act, role));
const buyers = ['admin', 'approver', 'buyer'];

test.each<[CompanyAct, readonly string[]]>([
  ['manage-people', ['admin']],
  ['approve-orders', ['admin', 'approver']],
  ['pay-company-invoices', ['admin', 'approver']],
  ['read-company-records', ['admin', 'approver', 'viewer']],
  ['order', buyers],
  ['return-items', buyers],
  ['keep-cards', buyers],
  ['keep-addresses', buyers],
  ['send-certificates', buyers],
  ['prepare', [...buyers, 'requester']],
])('%s is for %j', (act, roles) => expect(rolesFor(act)).toEqual(roles));

test('a buyer who works alone does all but look after others, and admins do all', () => {
  const alone = companyActs.filter((act) => mayActInCompany(act, null));
  const ofCompanies = ['approve-orders', 'pay-company-invoices', 'read-company-records', 'manage-people'];
  expect(alone).toEqual(companyActs.filter((act) => !ofCompanies.includes(act)));
  expect(companyActs.filter((act) => mayActInCompany(act, undefined))).toEqual(alone);
  expect(companyActs.every((act) => mayActInCompany(act, 'admin'))).toBe(true);
});
