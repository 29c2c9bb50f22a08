import type { ServiceDefinition } from '@gantry/nest-kit/service';
import { migrations } from '../migrations/index.ts';
import { GatewayConfig } from './gateway.config.ts';
import { GatewayModule } from './gateway.module.ts';
import { gatewayOwnData } from './gateway-own-data.ts';
import { refuseAmbiguousTargets } from './api/refuse-ambiguous.ts';
import { leaveChunksUnread, leaveWebhooksUnread } from './api/read-chunk.ts';

/** The public door: no business rule, no table but the counts of its limits. */
export const gatewayService: ServiceDefinition = {
  name: 'gateway',
  module: GatewayModule,
  migrations,
  ownData: gatewayOwnData,
  config: [GatewayConfig],
  bodyLimit: 256 * 1024,
  configure: (fastify) => {
    refuseAmbiguousTargets(fastify);
    leaveChunksUnread(fastify);
    leaveWebhooksUnread(fastify);
  },
};
