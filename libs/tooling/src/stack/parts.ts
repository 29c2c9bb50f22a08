import type { Caller } from '@gantry/contracts/callers';
import { carrierEnvironment } from './carrier-environment.ts';
import {
  accountKey,
  commonEnvironment,
  domainAddresses,
  keysOf,
  shopSecret,
  type EnvironmentFacts,
} from './environment.ts';
import { providerEnvironment } from './payment-environment.ts';

/** One process of the shop: what runs, and the address that answers 2xx once it is ready. */
export type Part = { name: string; words: string[]; env: Record<string, string>; readyAt: string };

const FROM_SOURCE = ['--enable-source-maps', '--import', '@gantry/tooling/register'];

function serviceEnvironment(facts: EnvironmentFacts): Record<string, string> {
  return { ...commonEnvironment(facts), DATABASE_URL: facts.databaseUrl };
}

function allServices(facts: EnvironmentFacts): Part[] {
  const env = {
    ...serviceEnvironment(facts),
    ...providerEnvironment(facts.ports.sandbox),
    ...carrierEnvironment(facts.ports.sandbox),
    GANTRY_INTERNAL_KEY: shopSecret(facts),
    GANTRY_ACCOUNT_KEY: accountKey(facts),
    SERVICES_HOST: '127.0.0.1',
    SERVICES_PORT: String(facts.ports.services),
  };
  const readyAt = `http://127.0.0.1:${facts.ports.services}/ready`;
  return [{ name: 'services', words: [...FROM_SOURCE, 'services/main/src/all.ts'], env, readyAt }];
}

function oneService(facts: EnvironmentFacts, domain: string, port: number): Part {
  const env = {
    ...serviceEnvironment(facts),
    ...keysOf(domain as Caller, facts),
    ...(domain === 'identity' ? { GANTRY_ACCOUNT_KEY: accountKey(facts) } : {}),
    ...(domain === 'payments' ? providerEnvironment(facts.ports.sandbox) : {}),
    ...(domain === 'shipping' || domain === 'sales' ? carrierEnvironment(facts.ports.sandbox) : {}),
    ...domainAddresses({ ...facts.ports.domains, gateway: facts.ports.services }),
    SERVICES_HOST: '127.0.0.1',
    SERVICE_PORT: String(port),
  };
  const words = [...FROM_SOURCE, 'services/main/src/one.ts', domain];
  const root = domain === 'gateway' ? '' : `/internal/${domain}`;
  return { name: domain, words, env, readyAt: `http://127.0.0.1:${port}${root}/ready` };
}

function eachService(facts: EnvironmentFacts): Part[] {
  const domains = { ...facts.ports.domains, gateway: facts.ports.services };
  return Object.entries(domains).map(([domain, port]) => oneService(facts, domain, port));
}

/**
 * The services: all in one process, or one process for each when `ports.domains` names their ports.
 * @param watch starts them again whenever one of their files changes
 */
export function serviceParts(facts: EnvironmentFacts, watch = false): Part[] {
  const parts = Object.keys(facts.ports.domains).length === 0 ? allServices(facts) : eachService(facts);
  return watch ? parts.map((part) => ({ ...part, words: ['--watch', ...part.words] })) : parts;
}

/** The card and wallet provider and the mail catcher of demo and tests. */
export function sandboxPart(facts: EnvironmentFacts): Part {
  return {
    name: 'sandbox',
    words: [...FROM_SOURCE, 'services/sandbox/src/main.ts'],
    env: {
      ...commonEnvironment(facts),
      ...providerEnvironment(facts.ports.sandbox),
      ...carrierEnvironment(facts.ports.sandbox),
    },
    readyAt: `http://127.0.0.1:${facts.ports.sandbox}/ready`,
  };
}

/** The one origin visitors see. */
export function shellPart(facts: EnvironmentFacts): Part {
  const probeHost = ['0.0.0.0', '::'].includes(facts.host) ? '127.0.0.1' : facts.host;
  return {
    name: 'shell',
    // Without the flag V8 keeps the code of every release that was ever loaded.
    words: ['--enable-source-maps', '--no-compilation-cache', 'shell/dist/server/server.mjs'],
    env: {
      ...commonEnvironment(facts),
      ...keysOf('shell', facts),
      ...domainAddresses(facts.ports.domains),
      HOST: facts.host,
      PORT: String(facts.port),
    },
    readyAt: `http://${probeHost}:${facts.port}/healthcheck`,
  };
}
