import { serviceNames } from '@gantry/contracts/callers';
import { HttpTransport } from '@gantry/nest-kit/http-transport';
import { LocalTransport } from '@gantry/nest-kit/local-transport';
import { DatabaseConfig, KitConfig } from '@gantry/nest-kit/kit-config';
import { checkConfigs, type AnyConfigClass, type Env } from '@gantry/nest-kit/config';
import { createLogger, type Logger } from '@gantry/nest-kit/logger';
import { Readiness } from '@gantry/nest-kit/readiness';
import { serviceRoot } from '@gantry/nest-kit/transport';
import { startService, type RunningService, type ServiceDefinition } from '@gantry/nest-kit/service';
import { startWorker, type Worker } from '@gantry/nest-kit/worker';
import { serviceUrls } from './main-config.ts';
import { reportProcess } from './report-process.ts';
import { loadServices } from './services.ts';

/** Some domains running in this process, listening nowhere yet. */
export interface RunningProcess {
  readonly services: readonly RunningService[];
  readonly log: Logger;
  /** listens with the last service, the gateway where there is one, and answers with the address */
  listen(port: number, host: string): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts domains in this process with one job worker for them all. They reach each other without a network hop and
 * others by `<DOMAIN>_URL`.
 * @param also the configuration of the caller, checked together with that of the services
 */
export async function startServices(
  names: readonly string[],
  env: Env,
  also: AnyConfigClass,
): Promise<RunningProcess> {
  const definitions = await loadServices(names);
  const needsDatabase = definitions.some(({ migrations }) => migrations !== undefined);
  const own = definitions.flatMap(({ config = [] }) => config);
  checkConfigs([KitConfig, also, ...(needsDatabase ? [DatabaseConfig] : []), ...own], env);
  const config = new KitConfig(env);
  const urls = serviceUrls(env);
  const elsewhere = new HttpTransport(urls);
  const transport = new LocalTransport(elsewhere);
  const services = await startEach(definitions, { env, transport }, config.LOG_LEVEL);
  const log = createLogger(config.LOG_LEVEL, 'main');
  const worker = await workerOf(services, env.DATABASE_URL, log);
  const door = services.at(-1);
  if (!door) throw new Error('There is no domain to start.');
  joinReadiness(door, services, worker);
  const stopReporting = reportProcess(door, services, log);
  if (door.name === 'gateway') askElsewhere(door, services, { urls, transport: elsewhere });
  return {
    services,
    log,
    listen: async (port, host) => {
      await door.app.listen(port, host);
      return door.app.getUrl();
    },
    // the door first, so that nothing new comes in; then the jobs, which use the services
    stop: async () => {
      stopReporting();
      await door.stop();
      await worker?.stop();
      await Promise.all(services.filter((one) => one !== door).map((one) => one.stop()));
      elsewhere.close();
    },
  };
}

/** One after the other: a service may call those before it as it starts. */
async function startEach(
  definitions: readonly ServiceDefinition[],
  context: { readonly env: Env; readonly transport: LocalTransport },
  level: KitConfig['LOG_LEVEL'],
): Promise<RunningService[]> {
  const services: RunningService[] = [];
  for (const definition of definitions) {
    const log = createLogger(level, definition.name);
    const service = await startService(definition, { ...context, log });
    if (definition.name !== 'gateway') context.transport.addService(definition.name, service);
    services.push(service);
  }
  return services;
}

function workerOf(
  services: readonly RunningService[],
  databaseUrl: string | undefined,
  log: Logger,
): Promise<Worker | undefined> {
  const tasks = services.map((one) => one.tasks);
  const hasWork = tasks.some((one) => Object.keys(one.tasks).length > 0);
  return hasWork && databaseUrl
    ? startWorker({ databaseUrl, services: tasks, log })
    : Promise.resolve(undefined);
}

/** Makes `/ready` of the door speak for everything in the process. */
function joinReadiness(
  door: RunningService,
  services: readonly RunningService[],
  worker: Worker | undefined,
): void {
  const readiness = door.app.get(Readiness);
  for (const service of services) {
    if (service !== door) readiness.join(service.name, service.app.get(Readiness));
  }
  if (worker) readiness.addPart('worker', () => Promise.resolve(worker.isRunning()));
}

/** Milliseconds after which a service in another process is asked no longer; it counts as not ready sooner. */
const saysWithin = 1000;

interface Elsewhere {
  readonly urls: ReturnType<typeof serviceUrls>;
  readonly transport: HttpTransport;
}

/** Makes `/ready` of the gateway speak for the services behind it that run in processes of their own. */
function askElsewhere(
  door: RunningService,
  services: readonly RunningService[],
  { urls, transport }: Elsewhere,
): void {
  const readiness = door.app.get(Readiness);
  const isHere = (name: string) => services.some((service) => service.name === name);
  for (const name of serviceNames) {
    if (!urls[name] || isHere(name)) continue;
    const path = `${serviceRoot(name)}/ready`;
    readiness.addPart(name, async () => {
      const answer = await transport.send(name, { method: 'GET', path, headers: {}, timeout: saysWithin });
      return answer.status === 200;
    });
  }
}
