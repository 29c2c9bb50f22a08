/** The domain services; each is deployable alone. The gateway is not one of them: it owns no endpoint. */
export const serviceNames = [
  'identity',
  'catalog',
  'sales',
  'payments',
  'taxation',
  'shipping',
  'notifications',
  'media',
] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Who may call a service: the gateway for visitors, the shell's server for pages of everybody, other services. */
export const callers = [...serviceNames, 'gateway', 'shell'] as const;
export type Caller = (typeof callers)[number];
/** Who answers calls from inside the house; the shell answers visitors only. */
export type Callee = Exclude<Caller, 'shell'>;

/** What is asked of an endpoint to decide who may call it. */
export interface Callable {
  readonly audience: 'public' | 'internal';
  readonly callers?: readonly Caller[];
}

/**
 * Whether an endpoint answers a caller. One of the public API answers the gateway and every service; one for services
 * only those it names.
 */
export const mayCall = (caller: Caller, { audience, callers: named }: Callable): boolean =>
  audience === 'public' ? caller !== 'shell' : (named?.includes(caller) ?? false);

/** Whom a process calls: the services whose internal endpoints name it, all of them for the gateway. */
export function calleesOf(
  caller: Caller,
  endpoints: readonly (Callable & { readonly service: ServiceName })[],
): Callee[] {
  if (caller === 'gateway') return [...serviceNames];
  const called = endpoints.filter(({ callers: named }) => named?.includes(caller));
  const services = [...new Set(called.map(({ service }) => service))];
  return caller === 'shell' ? ['gateway', ...services] : services;
}
