import type { ServiceName } from '@gantry/contracts/callers';
import type { ServiceDefinition } from '@gantry/nest-kit/service';

export type DomainName = ServiceName | 'gateway';

/** Every domain, loaded only when this process runs it. The gateway comes last: it calls the others. */
const loaders: Readonly<Record<DomainName, () => Promise<ServiceDefinition>>> = {
  identity: async () => (await import('@gantry/service-identity/definition')).identityService,
  catalog: async () => (await import('@gantry/service-catalog/definition')).catalogService,
  sales: async () => (await import('@gantry/service-sales/definition')).salesService,
  payments: async () => (await import('@gantry/service-payments/definition')).paymentsService,
  taxation: async () => (await import('@gantry/service-taxation/definition')).taxationService,
  shipping: async () => (await import('@gantry/service-shipping/definition')).shippingService,
  notifications: async () => (await import('@gantry/service-notifications/definition')).notificationsService,
  media: async () => (await import('@gantry/service-media/definition')).mediaService,
  gateway: async () => (await import('@gantry/service-gateway/definition')).gatewayService,
};

export const domainNames = Object.keys(loaders) as DomainName[];

/** The definitions of some domains. @throws when a name is none */
export function loadServices(names: readonly string[]): Promise<ServiceDefinition[]> {
  const unknown = names.filter((name) => !Object.hasOwn(loaders, name));
  if (unknown.length)
    throw new Error(`No such domain: ${unknown.join(', ')}. There are ${domainNames.join(', ')}.`);
  return Promise.all(domainNames.filter((name) => names.includes(name)).map((name) => loaders[name]()));
}
