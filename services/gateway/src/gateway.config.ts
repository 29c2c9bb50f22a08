import { configOf, secret } from '@gantry/nest-kit/config';
import { integer } from '@gantry/nest-kit/kit-config';
import * as v from 'valibot';

/** Settings of the gateway. */
export class GatewayConfig extends configOf({
  /** phrase of the `{t,s,i}` envelope; it ships to every browser, so it is no protection (shell ADR) */
  GANTRY_SEED: secret('gantry-demo-seed'),
  /** where visitors see the store; https there makes cookies Secure */
  PUBLIC_ORIGIN: v.optional(v.pipe(v.string(), v.url()), 'http://127.0.0.1:8080'),
  /** multiplies every request limit; tests and benchmarks that call from one address raise it */
  GATEWAY_LIMIT_FACTOR: v.optional(integer(1, 1_000_000), '1'),
}) {}
