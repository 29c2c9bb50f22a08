import { configOf, secret } from '@gantry/nest-kit/config';
import * as v from 'valibot';

/** Settings of identity. */
export class IdentityConfig extends configOf({
  /** seals what has to be read again, such as the secrets of authenticator apps; who changes it locks their users out */
  GANTRY_ACCOUNT_KEY: secret('gantry-demo-account-key'),
  /** where visitors find the store: passkeys are good there alone, and lost if its host name changes */
  PUBLIC_ORIGIN: v.optional(v.pipe(v.string(), v.url()), 'http://127.0.0.1:8080'),
  GANTRY_MODE: v.optional(v.picklist(['demo', 'production']), 'demo'),
  /** `1`: providers of companies may run on this machine and without https; of no effect in production */
  SIGN_ON_LOCAL_PROVIDERS: v.optional(v.picklist(['0', '1']), '0'),
  /** address and port of the DNS server that proves domains of companies; left out, the system's */
  SIGN_ON_DNS_SERVER: v.optional(v.string()),
}) {}
