import type { FactoryProvider } from '@nestjs/common';
import type { AnyConfigClass, Env } from './config.ts';

/** Injection token of the environment. */
export const ENV = Symbol('env');

/** Makes a configuration injectable by its class. */
export function configProvider(config: AnyConfigClass): FactoryProvider {
  return { provide: config, inject: [ENV], useFactory: (env: Env) => new config(env) };
}
