import { internalKeyHeader } from '@gantry/contracts/cookies';

/** Headers between gateway, shell and services. They are believed only beside the internal key. */
export const internalHeaders = {
  /** proves that the call comes from our own machinery */
  key: internalKeyHeader,
  /** who the gateway found behind the session, as base64url JSON */
  caller: 'x-gantry-caller',
  requestId: 'x-request-id',
  /** the guest's cart token, from the cookie `cart` */
  cart: 'x-gantry-cart',
  /** the guest's token of a request for a quote, from the cookie `quote` */
  quote: 'x-gantry-quote',
  /** secret of the visitor's device, from the cookie `device`; told to identity alone */
  device: 'x-gantry-device',
  /** secret of a sign-in that waits for its second step, from the cookie `sign-in-step`; told to identity alone */
  signInStep: 'x-gantry-sign-in-step',
  /** secret of a company sign-on that was begun, from the cookie `sign-on`; told to identity alone */
  signOn: 'x-gantry-sign-on',
  locale: 'x-gantry-locale',
  /** what the visitor's browser calls itself; told to identity alone */
  agent: 'x-gantry-agent',
  /** network address of the visitor */
  address: 'x-gantry-address',
  /** cookie instructions of a service to the gateway, as JSON */
  cookies: 'x-gantry-cookies',
} as const;
