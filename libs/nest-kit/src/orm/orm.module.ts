import { Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { EntityManager, MikroORM, type Options } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { configProvider } from '../config/config-provider.ts';
import { DatabaseConfig } from '../config/kit-config.ts';
import { giveLostPlacesBack } from './lost-connection.ts';
import { JobBatches } from './job-batches.ts';
import { keepPlans } from './keep-plans.ts';
import { OrmHolder } from './orm-holder.ts';
import { PlanningDriver } from './planning-driver.ts';

/**
 * How long a query waits for a connection, in milliseconds. Whoever asked has given up by then; without an end, what
 * is asked of a database that hangs would pile up.
 */
const connectWithin = 10_000;

/**
 * What people wait for is short: starting workers or a compiler for it takes longer than the query, and takes the core of
 * somebody else's.
 */
const serverOptions = '-c max_parallel_workers_per_gather=0 -c jit=off';

/**
 * Connections a service holds open however quiet it is, and how long the others wait for more to do, in milliseconds. Opening
 * one, and planning on it again what it is asked, takes many times longer than most answers do.
 */
const warmConnections = 2;
const idleTimeoutMillis = 60_000;

/** Statements get their names first: what guards a connection sees them as they were asked. */
function onPoolCreated(pool: Pool): void {
  keepPlans(pool);
  giveLostPlacesBack(pool);
}

type Entities = NonNullable<Options['entities']>;

@Module({})
class OrmModule implements OnApplicationShutdown {
  constructor(
    @Inject(MikroORM) private readonly orm: MikroORM,
    holder: OrmHolder,
  ) {
    holder.orm = orm;
  }

  onApplicationShutdown(): Promise<void> {
    return this.orm.close();
  }
}

/**
 * MikroORM for one service and its schema. Inject `EntityManager` of `@mikro-orm/postgresql`: inside a call or a job
 * it stands for that call's own context, and inside a transaction for that transaction.
 */
export function ormModule(schema: string, entities: Entities): DynamicModule {
  const orm = {
    provide: MikroORM,
    inject: [DatabaseConfig],
    useFactory: (config: DatabaseConfig) => MikroORM.init(ormOptions(schema, entities, config)),
  };
  const em = { provide: EntityManager, inject: [MikroORM], useFactory: ({ em }: MikroORM) => em };
  return {
    module: OrmModule,
    global: true,
    providers: [configProvider(DatabaseConfig), orm, em],
    exports: [DatabaseConfig, orm, em],
  };
}

/** Options of one schema; `contextName` keeps the contexts of several services in one process apart. */
export function ormOptions(schema: string, entities: Entities, config: DatabaseConfig): Options {
  return {
    clientUrl: config.DATABASE_URL,
    entities,
    schema,
    contextName: schema,
    ensureDatabase: false,
    discovery: { warnWhenNoEntities: false },
    pool: { min: Math.min(warmConnections, config.DB_POOL), max: config.DB_POOL, idleTimeoutMillis },
    driver: PlanningDriver,
    driverOptions: { onPoolCreated, connectionTimeoutMillis: connectWithin, options: serverOptions },
    subscribers: [new JobBatches()],
    timezone: 'UTC',
    forceUtcTimezone: true,
  };
}
