import { expect, test } from '@jest/globals';
import { staffRoles } from '@gantry/domain/roles';
import { mayEnter } from './admin-rooms.ts';
import { orderQueueNames, orderQueues, roomsOfWork, waitingIn, workQueueNames } from './work-queues.ts';

test('a status waits in one queue', () => {
  const statuses = orderQueueNames.flatMap((name) => orderQueues[name] as readonly string[]);
  expect(new Set(statuses).size).toBe(statuses.length);
});

test('everybody may enter the rooms they have work in, and admins see to all of it', () => {
  for (const role of staffRoles)
    for (const room of roomsOfWork(role))
      expect([role, room, mayEnter(room, role)]).toEqual([role, room, true]);
  const all = Object.fromEntries(workQueueNames.map((name) => [name, 1]));
  const sum = roomsOfWork('admin').reduce((total, room) => total + waitingIn(room, 'admin', all), 0);
  // late quotes are among those to answer
  expect(sum).toBe(workQueueNames.length - 1);
});

test('what waits in a room is counted for whose work it is', () => {
  const counts = { 'to-confirm': 3, 'to-pick': 5, 'to-ship': 1, 'quotes-to-answer': 6, 'quotes-late': 2 };
  expect(waitingIn('orders', 'sales', counts)).toBe(9);
  expect(waitingIn('orders', 'warehouse', counts)).toBe(6);
  expect(waitingIn('orders', 'auditor', counts)).toBe(0);
  expect(waitingIn('requests', 'support', counts)).toBe(0);
  expect(roomsOfWork('auditor')).toEqual([]);
  expect(roomsOfWork(null)).toEqual([]);
});
