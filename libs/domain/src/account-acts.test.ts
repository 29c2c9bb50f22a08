import { expect, test } from '@jest/globals';
import { accountActs, mayActOnAccount, type ActedAccount } from './account-acts.ts';
import { roles, type Role } from './roles.ts';

const buyer: ActedAccount = {
  id: 'buyer',
  role: 'customer',
  status: 'active',
  proposedBy: null,
  isInCompany: false,
  hasSecondStep: false,
};
const actsOf = (role: Role, account = buyer, accountId = 'me') =>
  accountActs.filter((act) => mayActOnAccount(act, account, { accountId, role }));

test('each role does its own part', () => {
  expect(actsOf('finance')).toEqual(['hold', 'set-terms']);
  expect(actsOf('support')).toEqual(['end-sessions', 'revoke-key']);
  expect(actsOf('admin')).toEqual([
    'hold',
    'set-terms',
    'set-company',
    'set-role',
    'end-sessions',
    'revoke-key',
    'merge',
    'erase',
    'propose-block',
  ]);
  for (const role of roles.filter((one) => !['finance', 'support', 'admin'].includes(one)))
    expect([role, actsOf(role)]).toEqual([role, []]);
});

test('accounts of staff are changed by admins only, and nobody’s own but for its sessions and keys', () => {
  const colleague = { ...buyer, role: 'sales' as const };
  expect(actsOf('finance', colleague)).toEqual([]);
  expect(actsOf('support', colleague)).toEqual([]);
  expect(actsOf('admin', colleague)).toEqual([
    'hold',
    'set-role',
    'end-sessions',
    'revoke-key',
    'propose-block',
  ]);
  expect(actsOf('admin', { ...colleague, id: 'me', role: 'admin' })).toEqual(['end-sessions', 'revoke-key']);
});

test('a second step is removed where there is one: of customers by support, of staff by another admin', () => {
  const proven = { ...buyer, hasSecondStep: true };
  expect(actsOf('support', proven)).toContain('reset-second-step');
  const colleague = { ...proven, role: 'sales' as const };
  expect(actsOf('support', colleague)).toEqual([]);
  expect(actsOf('admin', colleague)).toContain('reset-second-step');
  expect(actsOf('admin', { ...colleague, id: 'me' })).not.toContain('reset-second-step');
});

test('a role in a company is given by admins, to customers who are in one', () => {
  const person = { ...buyer, isInCompany: true };
  expect(actsOf('admin', person)).toContain('set-company-role');
  for (const role of ['support', 'finance', 'sales'] as const)
    expect(actsOf(role, person)).not.toContain('set-company-role');
  expect(actsOf('admin', { ...person, status: 'black-list' })).not.toContain('set-company-role');
});

test('what a company may owe is said by finance and admins, of customers who are in one', () => {
  const person = { ...buyer, isInCompany: true };
  for (const role of ['finance', 'admin'] as const) {
    expect(actsOf(role, { ...person, isCompanyHeld: false })).toEqual(
      expect.arrayContaining(['set-company-terms', 'hold-company']),
    );
    expect(actsOf(role, { ...person, isCompanyHeld: false })).not.toContain('release-company');
    expect(actsOf(role, { ...person, isCompanyHeld: true })).toContain('release-company');
    expect(actsOf(role, { ...person, isCompanyHeld: true })).not.toContain('hold-company');
  }
  for (const role of ['support', 'sales'] as const)
    expect(actsOf(role, person)).not.toContain('set-company-terms');
});

test('the black list takes two people', () => {
  const proposed = { ...buyer, proposedBy: 'me' };
  expect(actsOf('admin', proposed)).not.toContain('confirm-block');
  expect(actsOf('admin', proposed)).toContain('withdraw-block');
  expect(actsOf('admin', proposed, 'another')).toContain('confirm-block');
  expect(actsOf('admin', { ...buyer, status: 'black-list' })).toEqual(['unblock']);
});

test('an account that was merged can only be erased, and nothing is done to one that is deleted', () => {
  expect(actsOf('admin', { ...buyer, status: 'merged' })).toEqual(['erase']);
  expect(actsOf('support', { ...buyer, status: 'merged' })).toEqual([]);
  expect(actsOf('admin', { ...buyer, status: 'deleted' })).toEqual([]);
});
