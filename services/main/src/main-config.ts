import { serviceNames, type ServiceName } from '@gantry/contracts/callers';
import { configOf, readConfig, type Env } from '@gantry/nest-kit/config';
import { port } from '@gantry/nest-kit/kit-config';
import * as v from 'valibot';

const host = v.optional(v.string(), '127.0.0.1');

/** Where the public API listens when one process holds everything. */
export class AllConfig extends configOf({ SERVICES_HOST: host, SERVICES_PORT: port() }) {}
/** Where a single domain listens. */
export class OneConfig extends configOf({ SERVICES_HOST: host, SERVICE_PORT: port() }) {}

const optionalUrl = v.optional(v.pipe(v.string(), v.url()));

/** Addresses of services in other processes: `CATALOG_URL`, `SALES_URL`, … */
export function serviceUrls(env: Env): Partial<Record<ServiceName, string>> {
  const variable = (name: ServiceName) => `${name.toUpperCase()}_URL`;
  const table = Object.fromEntries(serviceNames.map((name) => [variable(name), optionalUrl]));
  const values = readConfig(table, env) as Record<string, string | undefined>;
  return Object.fromEntries(serviceNames.map((name) => [name, values[variable(name)]]));
}
