import type { INestApplicationContext } from '@nestjs/common';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import type { EventName } from '@gantry/contracts/events';
import { cronKey, eventKey, ownTransactionsKey, taskName } from './events.ts';
import { OrmHolder } from '../orm/orm-holder.ts';
import { applyRetention, retentionAt } from './apply-retention.ts';
import type { Removals } from '../retention/removals.ts';
import { handleApart, handleOnce, type EventHandler, type EventJob } from './handle-event.ts';

/** What a service wants the worker to do for it. */
export interface ServiceTasks {
  /** task name → what to do with its payload */
  readonly tasks: Readonly<Record<string, (payload: unknown) => Promise<void>>>;
  /** task name → crontab pattern */
  readonly crons: Readonly<Record<string, string>>;
}
interface Method {
  readonly name: string;
  readonly function: object;
  call(...args: unknown[]): Promise<unknown>;
}

type Task = (payload: unknown) => Promise<void>;

/**
 * Finds the methods marked with `@OnEvent` and `@Cron` in a service's providers.
 * @throws Error for a second handler of an event, or a second clock of one name: it would silently take the first one's place
 */
export function discoverTasks(
  app: INestApplicationContext,
  service: string,
  removals: Removals = {},
): ServiceTasks {
  const reflector = app.get(Reflector);
  const tasks: Record<string, Task> = {};
  const crons: Record<string, string> = {};
  const addTask = (name: string, task: Task) => {
    if (name in tasks) throw new Error(`${name} has two methods; only one of them would ever run`);
    tasks[name] = task;
    return name;
  };
  for (const method of methodsOf(app)) {
    const event = reflector.get<EventName | undefined>(eventKey, method.function as never);
    const pattern = reflector.get<string | undefined>(cronKey, method.function as never);
    if (event) {
      const isApart = reflector.get<boolean | undefined>(ownTransactionsKey, method.function as never);
      const handle = isApart ? handleApart : handleOnce;
      addTask(taskName(service, event), eventTask(app, event, { method, handle }));
    }
    if (pattern) crons[addTask(taskName(service, method.name), cronTask(app, method))] = pattern;
  }
  const { orm } = app.get(OrmHolder);
  if (orm) {
    const target = { app, orm, service, removals };
    crons[addTask(taskName(service, 'clean-up'), () => applyRetention(target))] = retentionAt;
  }
  return { tasks, crons };
}

function eventTask(
  app: INestApplicationContext,
  event: EventName,
  { method, handle }: { readonly method: Method; readonly handle: typeof handleOnce },
) {
  const run: EventHandler = (payload, meta) => method.call(payload, meta);
  return (job: unknown) =>
    handle(app.get(MikroORM), { event, effect: `${event}:${method.name}`, run }, job as EventJob);
}

function cronTask(app: INestApplicationContext, method: Method) {
  return async () => {
    await RequestContext.create(app.get(MikroORM).em, () => method.call());
  };
}

function* methodsOf(app: INestApplicationContext): Generator<Method> {
  const scanner = new MetadataScanner();
  const seen = new Set<object>();
  for (const module of app.get(ModulesContainer).values()) {
    for (const { instance } of module.providers.values()) {
      if (typeof instance !== 'object' || instance === null || seen.has(instance)) continue;
      seen.add(instance);
      const prototype = Object.getPrototypeOf(instance) as Record<string, unknown> | null;
      for (const name of prototype ? scanner.getAllMethodNames(prototype) : []) {
        const found = prototype?.[name] as (...args: unknown[]) => Promise<unknown>;
        yield { name, function: found, call: (...args) => found.apply(instance, args) };
      }
    }
  }
}
