import { expect, test } from '@jest/globals';
import { emptyDraft, missingFor, moveBody, reasonsFor } from './move-draft.ts';

const ask = { to: 'waiting-customer', needs: 'message' } as const;
const cancel = { to: 'cancelled', needs: 'cancel-reason' } as const;
const clear = { to: 'cleared', needs: 'clear-reason' } as const;
const take = { to: 'in-work', needs: null } as const;

test('says which field a move still needs', () => {
  expect(missingFor(take, emptyDraft)).toBeNull();
  expect(missingFor(ask, { ...emptyDraft, message: '  ' })).toBe('message');
  expect(missingFor(cancel, { ...emptyDraft, reason: 'spam' })).toBe('reason');
  expect(missingFor(clear, { ...emptyDraft, reason: 'merged' })).toBe('mergedInto');
  expect(missingFor(clear, { ...emptyDraft, reason: 'merged', mergedInto: 'q-7' })).toBeNull();
});

test('offers the reasons of the open moves, and never the customer’s own', () => {
  expect(reasonsFor({ moves: [take, ask] })).toEqual([]);
  expect(reasonsFor({ moves: [cancel] })).toEqual(['rejected', 'no-answer', 'expired', 'not-quotable']);
  expect(reasonsFor({ moves: [cancel, clear] })).toContain('answered');
});

test('sends a reason only with a move that takes one', () => {
  const draft = { message: ' Hello ', note: '', reason: 'merged', mergedInto: ' Q-7 ' } as const;
  expect(moveBody(take, draft, 3)).toEqual({
    to: 'in-work',
    version: 3,
    message: 'Hello',
    note: null,
    reason: null,
    mergedInto: null,
  });
  expect(moveBody(clear, draft, 3)).toMatchObject({ reason: 'merged', mergedInto: 'q-7' });
});
