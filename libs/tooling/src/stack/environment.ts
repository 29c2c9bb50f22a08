import { calleesOf, type Caller } from '@gantry/contracts/callers';
import { allEndpoints } from '@gantry/contracts/endpoints/table';
import { writeRing } from '@gantry/http-kit/keys';
import { homePaths, type Secrets } from './home.ts';
import { paymentPageEnvironment } from './payment-environment.ts';

/** The domains that run as services of their own; the gateway is the door to them. */
export const DOMAINS = [
  'identity',
  'catalog',
  'sales',
  'payments',
  'taxation',
  'shipping',
  'notifications',
  'media',
] as const;

export type Ports = {
  /** The gateway: the public API, and in `all` mode every service behind it. */
  services: number;
  smtp: number;
  sandbox: number;
  /** Domain → port; only in `one` mode. */
  domains: Record<string, number>;
};

export type EnvironmentFacts = {
  home: string;
  host: string;
  port: number;
  secrets: Secrets;
  ports: Ports;
  databaseUrl: string;
  /** Added to the environment of every part. */
  extra: Record<string, string>;
};

// Only what the shop needs to know of the machine: a stray variable of the user's shell changes nothing.
const PASSED_ON = [
  'PATH',
  'HOME',
  'LANG',
  'TZ',
  'TMPDIR',
  'LOG_LEVEL',
  'GANTRY_MODE',
  'GANTRY_PSEUDO_LOCALE',
  'GANTRY_SWC_CACHE',
  'GATEWAY_LIMIT_FACTOR',
  'DB_POOL',
  'GANTRY_SHELL_WORKERS',
  'GANTRY_SHELL_MEMORY',
  'SIGN_ON_LOCAL_PROVIDERS',
  'SIGN_ON_DNS_SERVER',
];

function passedOn(): Record<string, string> {
  const entries = PASSED_ON.map((name) => [name, process.env[name]] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** The store's facts, as they are set; the demo also has a bank, whose numbers are known to be nobody's. */
function storeEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env).filter(([name]) => name.startsWith('STORE_'));
  const set = Object.fromEntries(entries) as Record<string, string>;
  if (process.env.GANTRY_MODE === 'production' || set.STORE_BANK_NAME) return set;
  return {
    ...set,
    STORE_BANK_NAME: 'Example Bank of Cheyenne',
    STORE_BANK_ROUTING: '110000000',
    STORE_BANK_ACCOUNT: '000123456789',
  };
}

/** Where a visitor's browser finds the shop: a server that listens everywhere is still visited by one name. */
export function publicOrigin(host: string, port: number): string {
  if (process.env.PUBLIC_ORIGIN) return process.env.PUBLIC_ORIGIN;
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

// In production nothing stands in for a mail server: without SMTP_URL the services say that it is missing.
function mailEnvironment(ports: Ports): Record<string, string> {
  const { SMTP_URL, GANTRY_MODE } = process.env;
  if (GANTRY_MODE === 'production') return SMTP_URL ? { SMTP_URL } : {};
  return { SMTP_URL: SMTP_URL ?? `smtp://127.0.0.1:${ports.smtp}`, SANDBOX_PORT: String(ports.sandbox) };
}

/** Of which every key between the processes is derived; only a process that is all services gets it as it is. */
export const shopSecret = ({ secrets }: EnvironmentFacts): string =>
  process.env.GANTRY_INTERNAL_KEY ?? secrets.GANTRY_INTERNAL_KEY;

/** Seals what identity has to read again. */
export const accountKey = ({ secrets }: EnvironmentFacts): string =>
  process.env.GANTRY_ACCOUNT_KEY ?? secrets.GANTRY_ACCOUNT_KEY;

/** The keys of one process: by which it knows its callers, and those of the processes it calls. */
export function keysOf(self: Caller, facts: EnvironmentFacts): Record<string, string> {
  return { GANTRY_INTERNAL_KEY: writeRing(shopSecret(facts), self, calleesOf(self, allEndpoints)) };
}

/** What every process of the shop gets, and every command that works beside it. */
export function commonEnvironment(facts: EnvironmentFacts): Record<string, string> {
  const { home, host, port, secrets, ports } = facts;
  return {
    ...passedOn(),
    GANTRY_HOME: home,
    GANTRY_MODE: process.env.GANTRY_MODE ?? 'demo',
    GANTRY_SEED: process.env.GANTRY_SEED ?? secrets.GANTRY_SEED,
    GATEWAY_URL: `http://127.0.0.1:${ports.services}`,
    ...mailEnvironment(ports),
    ...paymentPageEnvironment(ports.sandbox),
    ...storeEnvironment(),
    PUBLIC_ORIGIN: publicOrigin(host, port),
    RELEASES_DIR: homePaths(home).releases,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
    NODE_ENV: 'production',
    ...facts.extra,
  };
}

/** Addresses by which the services find each other when each is a process of its own. */
export function domainAddresses(ports: Record<string, number>): Record<string, string> {
  const entries = Object.entries(ports).map(([domain, port]) => [
    `${domain.toUpperCase()}_URL`,
    `http://127.0.0.1:${port}`,
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Environment of a command that works beside the shop, on its database; it calls as the shell's server does. */
export function commandEnvironment(facts: EnvironmentFacts): Record<string, string> {
  const addresses = domainAddresses(facts.ports.domains);
  return {
    ...commonEnvironment(facts),
    ...keysOf('shell', facts),
    ...addresses,
    DATABASE_URL: facts.databaseUrl,
  };
}
