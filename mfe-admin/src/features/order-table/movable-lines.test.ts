import { describe, expect, test } from '@jest/globals';
import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { movableLines } from './movable-lines.ts';

type Offered = AdminOrder['transitions'][string][number];

const confirmed = { to: 'confirmed', needs: [], blockers: [] } as const satisfies Offered;
const order = (...offers: readonly (readonly Offered[])[]) => ({
  lines: offers.map((_, at) => ({ lineId: `l-${at}` })) as AdminOrder['lines'],
  transitions: Object.fromEntries(offers.map((offered, at) => [`l-${at}`, [...offered]])),
});

describe('the lines of an order that go to a status', () => {
  test('are those the server offers it of; the others stay as they are', () => {
    expect(movableLines(order([confirmed], [], [confirmed]), 'confirmed', false)).toEqual({
      lineIds: ['l-0', 'l-2'],
    });
  });

  test('are none where none is offered it', () => {
    expect(movableLines(order([confirmed], []), 'on-hold', true)).toMatchObject({ hindrance: 'NO_LINE' });
    expect(movableLines({ ...order([]), transitions: {} }, 'confirmed', true)).toMatchObject({
      hindrance: 'NO_LINE',
    });
  });

  test('wait for each other: one that is blocked holds all, with what blocks it', () => {
    const blocked: Offered = { ...confirmed, blockers: ['NOT_PAID'] };
    expect(movableLines(order([confirmed], [blocked], [blocked]), 'confirmed', true)).toEqual({
      hindrance: 'BLOCKED',
      blockers: ['NOT_PAID'],
    });
  });

  test('need a reason where one of them does', () => {
    const reasoned: Offered = { ...confirmed, needs: ['reason'] };
    const both = order([confirmed], [reasoned]);
    expect(movableLines(both, 'confirmed', false)).toMatchObject({ hindrance: 'NEEDS_REASON' });
    expect(movableLines(both, 'confirmed', true)).toEqual({ lineIds: ['l-0', 'l-1'] });
  });

  test('are left to the record where a reason is not enough', () => {
    const dated: Offered = { ...confirmed, needs: ['reason', 'promise'] };
    expect(movableLines(order([dated]), 'confirmed', true)).toMatchObject({ hindrance: 'NEEDS_MORE' });
  });
});
