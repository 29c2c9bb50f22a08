import { applyDecorators, SetMetadata } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { events, type EventName, type EventPayload } from '@gantry/contracts/events';
import * as v from 'valibot';
import { currentCall } from '../http/call.ts';
import { queueJobs } from '../orm/job-batches.ts';

/** Which record an event is about and at which version; a handler runs once per (entity, version, effect). */
export interface EventMark {
  /** such as `order:2044` */
  readonly entity: string;
  readonly version: number | string;
  /** events of this name are handled one after the other, in the order they were published */
  readonly inOrder?: boolean;
}
/** What a handler is told besides the payload. */
export interface EventMeta extends EventMark {
  readonly event: EventName;
}
interface Job {
  readonly entity: string;
  readonly version: string;
  readonly payload: unknown;
}

const maxAttempts = 20;

/**
 * Tells the subscribers of an event, inside the caller's transaction: if it rolls back, nobody ever hears of it.
 * Each subscriber gets a job of its own; the same mark published twice before it was handled is one job.
 */
export async function publish<Name extends EventName>(
  em: EntityManager,
  event: Name,
  payload: EventPayload<Name>,
  mark: EventMark,
): Promise<void> {
  const { subscribers, payload: schema } = events[event];
  const said = event === 'record.changed' ? asDone(payload as EventPayload<'record.changed'>) : payload;
  const valid = v.parse(schema as v.GenericSchema, said);
  const job: Job = { entity: mark.entity, version: String(mark.version), payload: valid };
  const jobs = subscribers.map((subscriber) => {
    const task = taskName(subscriber, event);
    return {
      identifier: task,
      payload: job,
      queue_name: mark.inOrder ? task : null,
      job_key: `${task}:${job.entity}:${job.version}`,
      max_attempts: maxAttempts,
    };
  });
  await queueJobs(em, jobs);
}

/** A change with who really made it: staff who act for a customer, on their behalf. */
export function asDone(change: EventPayload<'record.changed'>): EventPayload<'record.changed'> {
  const caller = currentCall()?.caller;
  if (!caller?.actor || change.actorId !== caller.accountId) return change;
  const { accountId: actorId, email: actor, role: actorRole } = caller.actor;
  return { ...change, actorId, actor, actorRole, onBehalfOf: caller.email };
}

export const taskName = (service: string, event: string) => `${service}:${event}`;

export const eventKey = Symbol('event');
/**
 * Handles an event: `@OnEvent('order.placed') async confirm(payload, meta)`. Runs in a transaction of its own, in which
 * the event is marked as handled; what it writes through the injected EntityManager commits with that mark.
 * Throwing means: again later, at most 20 times.
 *
 * With `hasOwnTransactions` none is open while it runs, for a handler that calls others and must hold no connection and no
 * lock meanwhile. It then sees to it itself that a second run, after a fall in its middle, changes nothing.
 */
export const OnEvent = (
  event: EventName,
  { hasOwnTransactions = false }: { readonly hasOwnTransactions?: boolean } = {},
): MethodDecorator =>
  applyDecorators(SetMetadata(eventKey, event), SetMetadata(ownTransactionsKey, hasOwnTransactions));

export const ownTransactionsKey = Symbol('own transactions');

export const cronKey = Symbol('cron');
/** Runs a method by the clock, once in the whole deployment; the pattern is crontab's, in UTC. */
export const Cron = (pattern: string): MethodDecorator => SetMetadata(cronKey, pattern);
