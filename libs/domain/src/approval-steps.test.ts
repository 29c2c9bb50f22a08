import { expect, test } from '@jest/globals';
import { askedFor, mayDecideStep, stepsFor, type Deciding, type PersonDeciding } from './approval-steps.ts';

const person = (
  accountId: string,
  role: PersonDeciding['role'],
  substituteId: string | null = null,
): PersonDeciding => ({ accountId, role, substituteId });
const ada = person('ada', 'admin');
const ann = person('ann', 'approver');
const abe = person('abe', 'approver');
const bob = person('bob', 'buyer');
const people = [ada, ann, abe, bob];
const deciding = (facts: Partial<Deciding> = {}): Deciding => ({
  people,
  askedBy: 'bob',
  decidedBy: [],
  ...facts,
});
const anyone = { approvers: [] };

test('an order takes the steps of its total, and one where the company says nothing', () => {
  const steps = [
    { above: null, approvers: ['ann'] },
    { above: 1000, approvers: [] },
    { above: 5000, approvers: ['ada'] },
  ];
  expect(stepsFor([], 9999)).toEqual([{ above: null, approvers: [] }]);
  expect(stepsFor(steps, 1000)).toEqual(steps.slice(0, 1));
  expect(stepsFor(steps, 1001)).toEqual(steps.slice(0, 2));
  expect(stepsFor(steps, 5001)).toEqual(steps);
});

test('everybody who approves is asked where nobody is named, never whoever asked', () => {
  expect(askedFor(anyone, deciding())).toEqual(['ada', 'ann', 'abe']);
  expect(askedFor(anyone, deciding({ askedBy: 'ann' }))).toEqual(['ada', 'abe']);
  expect(mayDecideStep('bob', anyone, deciding({ askedBy: 'rita' }))).toBe(false);
  expect(mayDecideStep(null, anyone, deciding())).toBe(false);
});

test('who is named is asked, others who approve may not decide, and an admin may', () => {
  const step = { approvers: ['ann'] };
  expect(askedFor(step, deciding())).toEqual(['ann']);
  expect(mayDecideStep('ann', step, deciding())).toBe(true);
  expect(mayDecideStep('abe', step, deciding())).toBe(false);
  expect(mayDecideStep('ada', step, deciding())).toBe(true);
});

test('nobody decides two steps of one order', () => {
  const step = { approvers: ['ann', 'abe'] };
  expect(askedFor(step, deciding({ decidedBy: ['ann'] }))).toEqual(['abe']);
  expect(mayDecideStep('ann', step, deciding({ decidedBy: ['ann'] }))).toBe(false);
  expect(mayDecideStep('ada', step, deciding({ decidedBy: ['ada'] }))).toBe(false);
});

test('the substitute is asked in place of whoever is away, who may still decide', () => {
  const away = [ada, person('ann', 'approver', 'abe'), abe, bob];
  const step = { approvers: ['ann'] };
  expect(askedFor(step, deciding({ people: away }))).toEqual(['abe']);
  for (const id of ['ann', 'abe']) expect(mayDecideStep(id, step, deciding({ people: away }))).toBe(true);
  // of two who are asked anyway, nobody is asked twice
  expect(askedFor(anyone, deciding({ people: away }))).toEqual(['ada', 'abe']);
});

test('a substitute who may not approve any more stands in for nobody', () => {
  const away = [ada, person('ann', 'approver', 'abe'), person('abe', 'viewer')];
  const step = { approvers: ['ann'] };
  expect(askedFor(step, deciding({ people: away }))).toEqual(['ann']);
  expect(mayDecideStep('abe', step, deciding({ people: away }))).toBe(false);
});

test('admins are asked where nobody who is named is left, and nobody where there is no other', () => {
  const step = { approvers: ['gone'] };
  expect(askedFor(step, deciding())).toEqual(['ada']);
  expect(askedFor(step, deciding({ people: [ada, bob], decidedBy: ['ada'] }))).toEqual([]);
});
