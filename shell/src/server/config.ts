import path from 'node:path';
import { KeyRing } from '@gantry/http-kit/keys';
import * as v from 'valibot';

const port = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(65_535));
const count = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(min), v.maxValue(max));
const origin = v.pipe(
  v.string(),
  v.url(),
  v.transform((text) => text.replace(/\/+$/, '')),
);
const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/).filter((part) => part !== '')),
  v.array(origin),
);

const environmentSchema = v.object({
  PORT: v.optional(port, '8080'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  GANTRY_HOME: v.optional(v.string(), '.gantry'),
  /** phrase of the `{t,s,i}` envelope */
  GANTRY_SEED: v.pipe(v.string(), v.minLength(1)),
  /** the shop's secret, or the keys made of it for the shell */
  GANTRY_INTERNAL_KEY: v.pipe(v.string(), v.minLength(16)),
  GATEWAY_URL: origin,
  /** the catalog service where it runs on its own; else it is reached by the gateway's address */
  CATALOG_URL: v.optional(origin),
  /** `1` offers the pseudo-locale, which makes untranslated text visible: for tests and translators */
  GANTRY_PSEUDO_LOCALE: v.optional(v.picklist(['0', '1']), '0'),
  PUBLIC_ORIGIN: v.optional(origin),
  /** the card provider's script, for payment pages alone */
  STRIPE_SCRIPT: v.optional(v.pipe(v.string(), v.url())),
  /** origins of the provider's frames, and of what its script calls */
  PAYMENT_FRAME_ORIGINS: v.optional(origins, ''),
  PAYMENT_CONNECT_ORIGINS: v.optional(origins, ''),
  /** how many processes answer requests */
  GANTRY_SHELL_WORKERS: v.optional(count(1, 64), '1'),
  /** megabytes of JavaScript memory that each of them may have */
  GANTRY_SHELL_MEMORY: v.optional(count(128, 65_536), '768'),
  RELEASES_DIR: v.optional(v.string()),
  /** public half of the key that signs releases */
  RELEASE_PUBLIC_KEY: v.optional(v.string()),
  /** public half of the key that signs entries of the registry for the back office */
  RELEASE_POINTER_PUBLIC_KEY: v.optional(v.string()),
});

/** Origins of a card provider, as policies name them. */
export interface CardProvider {
  readonly script: string;
  readonly frames: readonly string[];
  readonly calls: readonly string[];
}

/** Settings of the shell's server. */
export interface ShellConfig {
  readonly port: number;
  readonly host: string;
  /** the pseudo-locale is offered */
  readonly pseudoLocale: boolean;
  readonly seed: string;
  /** opens the gateway for our own calls */
  readonly internalKey: string;
  /** opens whichever answers at `catalogueChangesUrl` */
  readonly catalogueKey: string;
  readonly gatewayUrl: string;
  readonly catalogueChangesUrl: string;
  readonly addressesUrl: string;
  readonly publicOrigin: string;
  /** what card pages may load of the card provider; undefined where there is none */
  readonly cardProvider: CardProvider | undefined;
  readonly workers: number;
  /** megabytes of JavaScript memory of each worker */
  readonly memory: number;
  readonly releases: string;
  readonly publicKeyFile: string;
  readonly pointerKeyFile: string;
  /** folder for what must outlive a restart, such as the newest releases seen */
  readonly state: string;
  /** folder of the browser's part of the shell */
  readonly web: string;
}

/**
 * Reads the settings from the environment.
 * @throws Error that names every missing or wrong variable
 */
export function readConfig(env: NodeJS.ProcessEnv, web: string): ShellConfig {
  const result = v.safeParse(environmentSchema, env);
  if (!result.success) {
    const lines = result.issues.map((issue) => `  ${v.getDotPath(issue)}: ${issue.message}`);
    throw new Error(`The shell's environment is not complete:\n${lines.join('\n')}`);
  }
  const values = result.output;
  const keys = KeyRing.of(values.GANTRY_INTERNAL_KEY, 'shell');
  const catalog = `${values.CATALOG_URL ?? values.GATEWAY_URL}/internal/catalog`;
  return {
    port: values.PORT,
    host: values.HOST,
    pseudoLocale: values.GANTRY_PSEUDO_LOCALE === '1',
    seed: values.GANTRY_SEED,
    internalKey: keys.keyFor('gateway'),
    catalogueKey: keys.keyFor(values.CATALOG_URL ? 'catalog' : 'gateway'),
    gatewayUrl: values.GATEWAY_URL,
    catalogueChangesUrl: `${catalog}/changes`,
    addressesUrl: `${catalog}/addresses`,
    publicOrigin: values.PUBLIC_ORIGIN ?? `http://${values.HOST}:${values.PORT}`,
    cardProvider: values.STRIPE_SCRIPT
      ? {
          script: new URL(values.STRIPE_SCRIPT).origin,
          frames: values.PAYMENT_FRAME_ORIGINS,
          calls: values.PAYMENT_CONNECT_ORIGINS,
        }
      : undefined,
    workers: values.GANTRY_SHELL_WORKERS,
    memory: values.GANTRY_SHELL_MEMORY,
    releases: path.resolve(values.RELEASES_DIR ?? path.join(values.GANTRY_HOME, 'releases')),
    publicKeyFile: path.resolve(
      values.RELEASE_PUBLIC_KEY ?? path.join(values.GANTRY_HOME, 'keys/release.pub.pem'),
    ),
    pointerKeyFile: path.resolve(
      values.RELEASE_POINTER_PUBLIC_KEY ?? path.join(values.GANTRY_HOME, 'keys/pointer.pub.pem'),
    ),
    state: path.resolve(values.GANTRY_HOME, 'state'),
    web,
  };
}
