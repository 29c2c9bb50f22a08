import type { Endpoint, RequestOf, ResponseOf } from '@gantry/contracts/endpoint';
import type { ServiceName } from '@gantry/contracts/callers';
import { guestIdentity, type Identity } from '@gantry/contracts/schemas/account';
import type { Callee, Caller } from '@gantry/contracts/callers';
import { KeyRing } from '@gantry/http-kit/keys';
import { EntityManager } from '@mikro-orm/postgresql';
import { ContractClient, type CallOptions } from '../client/contract-client.ts';
import { LocalTransport } from '../client/local-transport.ts';
import type { Env } from '../config/config.ts';
import { demoInternalKey } from '../config/kit-config.ts';
import { createLogger } from '../logger.ts';
import { migrateAll } from '../orm/migrate.ts';
import { runDueJobs } from '../outbox/worker.ts';
import { startService, type RunningService, type ServiceDefinition } from '../service.ts';
import { FakeTransport, type Fakes } from './fake-transport.ts';

export interface TestServiceOptions {
  /** left out for a service without tables */
  readonly databaseUrl?: string;
  /** answers of other services by endpoint name; a call nobody declared fails */
  readonly fakes?: Fakes;
  readonly env?: Env;
}

/** A started service under test: called as the gateway or another service would, with answers compared with their schemas. */
export interface TestService extends RunningService {
  call<E extends Endpoint>(endpoint: E, request: RequestOf<E>, options?: CallOptions): Promise<ResponseOf<E>>;
  /** rows of the service's own database, for looking behind the answers */
  sql<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** works on all due jobs of this service */
  runJobs(): Promise<void>;
}

/** Brings a test database to the state a service needs; for `createTestDatabase({ migrate })`. */
export const migrationOf =
  (...definitions: ServiceDefinition[]) =>
  (url: string): Promise<void> =>
    migrateAll(
      url,
      definitions.map(({ name, migrations = [] }) => ({ schema: name, migrations })),
    );

/** Starts one service on a test database, with fakes in place of the services it calls. */
export async function startTestService(
  definition: ServiceDefinition,
  { databaseUrl, fakes = {}, env = {} }: TestServiceOptions,
): Promise<TestService> {
  const log = createLogger(env.LOG_LEVEL ?? 'fatal', definition.name);
  const transport = new LocalTransport(new FakeTransport(fakes));
  const context = {
    env: { DATABASE_URL: databaseUrl, GANTRY_MODE: 'demo', DB_POOL: '6', ...env },
    transport,
    log,
    checkAnswers: true,
  };
  const service = await startService(definition, context);
  transport.addService(definition.name as ServiceName, service);
  const secret = env.GANTRY_INTERNAL_KEY ?? demoInternalKey;
  const as = ({ callers }: Endpoint) =>
    new ContractClient(transport, KeyRing.of(secret, callers?.[0] ?? 'gateway'));
  return {
    ...service,
    call: (endpoint, request, options) => as(endpoint).call(endpoint, request, options),
    sql: (text, values) => service.app.get(EntityManager).getConnection().execute(text, values),
    runJobs: () => runDueJobs({ databaseUrl: databaseUrl ?? '', services: [service.tasks], log }),
  };
}

/** A signed-in person for `call(..., { caller: aCaller({ role: 'sales' }) })`. */
export function aCaller(facts: Partial<Identity> = {}): Identity {
  return {
    ...guestIdentity,
    accountId: '0195b2a0-0000-7000-8000-000000000001',
    accountNumber: 'a-1001',
    email: 'pat@example.com',
    name: 'Pat Buyer',
    role: 'customer',
    sessionId: '0195b2a0-0000-7000-8000-0000000000aa',
    hasPrice: true,
    confirmed: true,
    ...facts,
  };
}

/** The header by which a caller of the demo is known to another process. */
export const demoKey = (caller: Caller, callee: Callee): string =>
  KeyRing.of(demoInternalKey, caller).keyFor(callee);
