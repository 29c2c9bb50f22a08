import { expect, test } from '@jest/globals';
import type { AdminInquiry } from '@gantry/contracts/schemas/admin-inquiry';
import * as v from 'valibot';
import { draftSchema, emptyDraft, missingFor, reasonsFor, transitionBody } from './transition-draft.ts';

type Transition = AdminInquiry['transitions'][number];

const ask: Transition = { to: 'waiting-customer', needs: ['message'], blockers: [] };
const cancel: Transition = { to: 'cancelled', needs: ['cancel-reason'], blockers: [] };
const clear: Transition = { to: 'cleared', needs: ['clear-reason'], blockers: [] };
const take: Transition = { to: 'in-work', needs: [], blockers: [] };

test('says which field a transition still needs', () => {
  expect(missingFor(take, emptyDraft)).toBeNull();
  expect(missingFor(ask, { ...emptyDraft, message: '  ' })).toBe('message');
  expect(missingFor(cancel, { ...emptyDraft, reason: 'spam' })).toBe('reason');
  expect(missingFor(clear, { ...emptyDraft, reason: 'merged' })).toBe('mergedInto');
  expect(missingFor(clear, { ...emptyDraft, reason: 'merged', mergedInto: 'q-7' })).toBeNull();
});

test('offers the reasons of the open transitions, and never the customer’s own', () => {
  expect(reasonsFor([take, ask])).toEqual([]);
  expect(reasonsFor([cancel])).toEqual(['rejected', 'no-answer', 'expired', 'not-quotable']);
  expect(reasonsFor([cancel, clear])).toContain('answered');
});

test('sends a reason only with a transition that takes one', () => {
  const draft = {
    ...emptyDraft,
    message: ' Hello ',
    note: '',
    reason: 'merged' as const,
    mergedInto: ' Q-7 ',
  };
  expect(transitionBody(take, draft, 3)).toEqual({
    to: 'in-work',
    version: 3,
    message: 'Hello',
    note: null,
    reason: null,
    mergedInto: null,
    accountNumber: null,
  });
  expect(transitionBody(clear, draft, 3)).toMatchObject({ reason: 'merged', mergedInto: 'q-7' });
});

test('a detached inquiry is given back to the account that is named', () => {
  const bind: Transition = { to: 'new', needs: ['account'], blockers: [] };
  expect(missingFor(bind, emptyDraft)).toBe('accountNumber');
  const draft = { ...emptyDraft, accountNumber: ' A-1001 ' };
  expect(missingFor(bind, draft)).toBeNull();
  expect(transitionBody(bind, draft, 2)).toMatchObject({ accountNumber: 'a-1001' });
  expect(transitionBody(take, draft, 2)).toMatchObject({ accountNumber: null });
});

test('the form asks for what the pressed button needs, at its field', () => {
  const schema = draftSchema([ask, cancel, clear, take]);
  const problem = (draft: Partial<typeof emptyDraft>) =>
    v.safeParse(schema, { ...emptyDraft, ...draft }).issues?.map((issue) => v.getDotPath(issue)) ?? [];
  expect(problem({})).toEqual(['message']);
  expect(problem({ message: 'Hello' })).toEqual([]);
  expect(problem({ to: 'in-work' })).toEqual([]);
  expect(problem({ to: 'waiting-customer' })).toEqual(['message']);
  expect(problem({ to: 'cancelled', message: 'Hello' })).toEqual(['reason']);
  expect(problem({ to: 'cleared', reason: 'merged' })).toEqual(['mergedInto']);
});
