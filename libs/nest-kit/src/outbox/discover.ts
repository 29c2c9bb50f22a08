import type { INestApplication } from '@nestjs/common';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import type { EventName } from '@gantry/contracts/events';
import { cronKey, eventKey, ownTransactionsKey, taskName } from './events.ts';
import { OrmHolder } from '../orm/orm-holder.ts';
import { cleanUp, cleanUpAt } from '../orm/clean-up.ts';
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

/** Finds the methods marked with `@OnEvent` and `@Cron` in a service's providers. */
export function discoverTasks(app: INestApplication, service: string): ServiceTasks {
  const reflector = app.get(Reflector);
  const tasks: Record<string, (payload: unknown) => Promise<void>> = {};
  const crons: Record<string, string> = {};
  for (const method of methodsOf(app)) {
    const event = reflector.get<EventName | undefined>(eventKey, method.function as never);
    const pattern = reflector.get<string | undefined>(cronKey, method.function as never);
    if (event) {
      const isApart = reflector.get<boolean | undefined>(ownTransactionsKey, method.function as never);
      tasks[taskName(service, event)] = eventTask(app, event, {
        method,
        handle: isApart ? handleApart : handleOnce,
      });
    }
    if (!pattern) continue;
    const task = taskName(service, method.name);
    crons[task] = pattern;
    tasks[task] = cronTask(app, method);
  }
  const { orm } = app.get(OrmHolder);
  if (orm) {
    const task = taskName(service, 'clean-up');
    crons[task] = cleanUpAt;
    tasks[task] = () => cleanUp(orm);
  }
  return { tasks, crons };
}

function eventTask(
  app: INestApplication,
  event: EventName,
  { method, handle }: { readonly method: Method; readonly handle: typeof handleOnce },
) {
  const run: EventHandler = (payload, meta) => method.call(payload, meta);
  return (job: unknown) =>
    handle(app.get(MikroORM), { event, effect: `${event}:${method.name}`, run }, job as EventJob);
}

function cronTask(app: INestApplication, method: Method) {
  return async () => {
    await RequestContext.create(app.get(MikroORM).em, () => method.call());
  };
}

function* methodsOf(app: INestApplication): Generator<Method> {
  const scanner = new MetadataScanner();
  for (const module of app.get(ModulesContainer).values()) {
    for (const { instance } of module.providers.values()) {
      if (typeof instance !== 'object' || instance === null) continue;
      const prototype = Object.getPrototypeOf(instance) as Record<string, unknown> | null;
      for (const name of prototype ? scanner.getAllMethodNames(prototype) : []) {
        const found = prototype?.[name] as (...args: unknown[]) => Promise<unknown>;
        yield { name, function: found, call: (...args) => found.apply(instance, args) };
      }
    }
  }
}
