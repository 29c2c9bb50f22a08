import { isOneOfRoles, jobRoles, reviewRoles, taxRoles, type Role } from '@gantry/domain/roles';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import type { AdminRoom } from './admin-rooms.ts';

/** Orders by what they wait for: the statuses of their header. */
export const orderQueues = {
  'to-confirm': ['new'],
  'awaiting-payment': ['pending'],
  'to-review': ['pending-review'],
  'to-pick': ['confirmed', 'received'],
  'to-ship': ['processing'],
  'on-hold': ['on-hold'],
  backordered: ['backordered'],
  exceptions: ['delivery-exception'],
} as const satisfies Readonly<Record<string, readonly LineStatus[]>>;
export type OrderQueue = keyof typeof orderQueues;
export const orderQueueNames = Object.keys(orderQueues) as readonly OrderQueue[];

interface QueueOf {
  readonly room: AdminRoom;
  /** whose work it is; admins see to all of it */
  readonly roles: readonly Role[];
}

/** What waits for somebody of the staff: in which room it is worked on, and whose work it is. */
const queues = {
  'to-confirm': { room: 'orders', roles: ['sales', 'support'] },
  'awaiting-payment': { room: 'orders', roles: ['finance'] },
  'to-review': { room: 'orders', roles: ['support', 'finance'] },
  'to-pick': { room: 'orders', roles: ['warehouse'] },
  'to-ship': { room: 'orders', roles: ['warehouse'] },
  'on-hold': { room: 'orders', roles: ['sales', 'support'] },
  backordered: { room: 'orders', roles: ['purchasing'] },
  exceptions: { room: 'orders', roles: ['warehouse', 'support'] },
  'requests-to-decide': { room: 'requests', roles: ['support'] },
  'returns-to-receive': { room: 'requests', roles: ['warehouse'] },
  'quotes-to-answer': { room: 'orders', roles: ['sales', 'support'] },
  'quotes-late': { room: 'orders', roles: ['sales', 'support'] },
  'offers-ending': { room: 'orders', roles: ['sales'] },
  'reviews-to-read': { room: 'reviews', roles: reviewRoles },
  'certificates-to-check': { room: 'tax', roles: taxRoles },
  'money-to-match': { room: 'unmatched', roles: ['finance'] },
  'jobs-failed': { room: 'operations', roles: jobRoles },
} as const satisfies Readonly<Record<string, QueueOf>>;
export type WorkQueue = keyof typeof queues;
export const workQueueNames = Object.keys(queues) as readonly WorkQueue[];

/** Work that is counted within other work already, such as quotes that are late among those to answer. */
const withinOthers: readonly WorkQueue[] = ['quotes-late'];

/** How much waits in each queue. */
export type Waiting = Readonly<Partial<Record<WorkQueue, number>>>;

/** The rooms somebody of a role has work in. */
export const roomsOfWork = (role: Role | null | undefined): readonly AdminRoom[] => [
  ...new Set(workQueueNames.filter((name) => isWorkOf(name, role)).map((name) => queues[name].room)),
];

/** How much of somebody's work waits in a room. */
export function waitingIn(room: AdminRoom, role: Role | null | undefined, counts: Waiting): number {
  return workQueueNames
    .filter((name) => queues[name].room === room && isWorkOf(name, role) && !withinOthers.includes(name))
    .reduce((sum, name) => sum + (counts[name] ?? 0), 0);
}

const isWorkOf = (name: WorkQueue, role: Role | null | undefined): boolean =>
  role === 'admin' || isOneOfRoles(queues[name].roles, role);
