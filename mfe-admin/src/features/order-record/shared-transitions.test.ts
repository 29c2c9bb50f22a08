import { expect, test } from '@jest/globals';
import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { sharedTransitions } from './shared-transitions.ts';

const free = { needs: [], blockers: [] };
const transitions: AdminOrder['transitions'] = {
  a: [
    { to: 'confirmed', ...free },
    { to: 'declined', ...free },
  ],
  b: [
    { to: 'declined', needs: ['reason'], blockers: ['PRODUCTION_STARTED'] },
    { to: 'pending', ...free },
  ],
};
const targets = (...ids: string[]) => sharedTransitions(transitions, ids).map(({ to }) => to);

test('offers what all chosen lines may do', () => {
  expect(targets('a')).toEqual(['confirmed', 'declined']);
  expect(targets('a', 'b')).toEqual(['declined']);
});

test('needs what any line needs and is blocked by what blocks any', () => {
  expect(sharedTransitions(transitions, ['a', 'b'])).toEqual([
    { to: 'declined', needs: ['reason'], blockers: ['PRODUCTION_STARTED'] },
  ]);
});

test('offers nothing for no line and for an unknown one', () => {
  expect(targets()).toEqual([]);
  expect(targets('a', 'gone')).toEqual([]);
});
