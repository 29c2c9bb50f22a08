import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { ServiceName } from '@gantry/contracts/callers';
import { createHttpServer, type HttpHandler } from '@gantry/http-kit/server';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { serviceRoot } from './client/transport.ts';
import type { AnyConfigClass } from './config/config.ts';
import { DomainError, failureOf } from './errors.ts';
import { DirectReads } from './client/direct-reads.ts';
import { addCallHooks } from './http/hooks.ts';
import { acceptChunks } from './http/chunks.ts';
import { InFlight } from './http/in-flight.ts';
import { parseQuery } from './http/parse-query.ts';
import { KitModule, type KitContext } from './kit.module.ts';
import { NestLog } from './logger.ts';
import type { OwnDataDefinition } from './own-data/own-rows.ts';
import { OrmHolder } from './orm/orm-holder.ts';
import { pendingMigrations, type MigrationClass } from './orm/migrate.ts';
import { discoverTasks, type ServiceTasks } from './outbox/discover.ts';
import type { Removals } from './retention/removals.ts';
import { Readiness, type ReadinessReport } from './readiness.ts';

/** What a service is, for `services/main` and tests: `<name>.service-definition.ts` exports one. */
export interface ServiceDefinition {
  /** also the name of its schema and of its address `/internal/<name>` */
  readonly name: ServiceName | 'gateway';
  readonly module: Type;
  /** in order; none for a service without tables */
  readonly migrations?: readonly MigrationClass[];
  /** configurations beyond the kit's, so that a start can name everything missing at once */
  readonly config?: readonly AnyConfigClass[];
  /** most bytes of a request body; 4 MB without it */
  readonly bodyLimit?: number;
  /** what it gives to whoever wants a copy of their data; none for a service without data of accounts */
  readonly ownData?: OwnDataDefinition;
  /** how it follows the rules of how long its records are stored */
  readonly retention?: Removals;
  /** settings of Fastify that must come before the routes */
  readonly configure?: (fastify: FastifyInstance) => void;
}

/** A service that has started but listens nowhere yet. */
export interface RunningService {
  readonly name: string;
  readonly app: NestFastifyApplication;
  readonly fastify: FastifyInstance;
  /** answers reads of callers in this process */
  readonly reads: DirectReads;
  readonly tasks: ServiceTasks;
  ready(): Promise<ReadinessReport>;
  /** refuses new calls with 503, waits for those at work, closes the database; at most `timeoutMs` milliseconds */
  stop(timeoutMs?: number): Promise<void>;
}

/** Starts a service: its own Nest container, database and schema. */
export async function startService(
  definition: ServiceDefinition,
  context: KitContext,
): Promise<RunningService> {
  const app = await createApp(definition, context);
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const inFlight = new InFlight();
  const root = serviceRoot(definition.name);
  if (definition.name !== 'gateway') app.setGlobalPrefix(root.slice(1));
  const orm = app.get(OrmHolder).orm;
  addCallHooks(fastify, { orm, inFlight, log: context.log, isEdge: definition.name === 'gateway' });
  if (definition.name !== 'gateway') acceptChunks(fastify);
  definition.configure?.(fastify);
  await app.init();
  await fastify.ready();
  const readiness = app.get(Readiness);
  if (orm) addDatabaseChecks(readiness, orm, definition);
  return {
    name: definition.name,
    app,
    fastify,
    reads: new DirectReads(app, {
      root,
      orm,
      inFlight,
      log: context.log,
      checkAnswers: context.checkAnswers ?? false,
    }),
    tasks: discoverTasks(app, definition.name, definition.retention),
    ready: () => readiness.reportReadiness(),
    stop: async (timeoutMs = 8000) => {
      await inFlight.drain(timeoutMs);
      await app.close();
    },
  };
}

function createApp(definition: ServiceDefinition, context: KitContext): Promise<NestFastifyApplication> {
  class Root {}
  const module = { module: Root, imports: [KitModule.with(context, definition.name), definition.module] };
  return NestFactory.create<NestFastifyApplication>(module, adapterOf(definition), {
    logger: new NestLog(context.log),
    abortOnError: false,
  });
}

function adapterOf(definition: ServiceDefinition): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: definition.bodyLimit ?? 4 * 1024 * 1024,
    serverFactory: (handler: HttpHandler) => createHttpServer(handler, { keepAliveTimeout: 72_000 }),
    // what no parser can read is answered by our server
    clientErrorHandler: () => undefined,
    exposeHeadRoutes: false,
    frameworkErrors: (error: FastifyError, _request: unknown, reply: FastifyReply) =>
      nothingThere(error, definition.name === 'gateway', reply),
    routerOptions: { maxParamLength: 512, querystringParser: parseQuery },
  } as never);
}

/**
 * An address that cannot be decoded, or a place in it longer than any name, which the framework refuses by itself.
 * Inside, nothing is called so; the gateway says that it cannot be read.
 */
function nothingThere(error: FastifyError, isEdge: boolean, reply: FastifyReply): void {
  const isUnreadable = isEdge && error.code === 'FST_ERR_BAD_URL';
  const { status, body } = failureOf(new DomainError(isUnreadable ? 'BAD_REQUEST' : 'NOT_FOUND'));
  void reply.status(status).send(body);
}

function addDatabaseChecks(
  readiness: Readiness,
  orm: MikroORM,
  { name, migrations }: ServiceDefinition,
): void {
  readiness.addPart('database', async () => (await orm.em.getConnection().execute('select 1')).length === 1);
  let migrated = false;
  readiness.addPart('migrations', async () => {
    migrated ||= (await pendingMigrations(orm, { schema: name, migrations: migrations ?? [] })).length === 0;
    return migrated;
  });
}
