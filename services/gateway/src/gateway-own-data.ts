import type { OwnDataDefinition } from '@gantry/nest-kit/own-rows';

/** The gateway holds nothing on accounts. */
export const gatewayOwnData: OwnDataDefinition = {
  schema: 'gateway',
  parts: {},
  untold: [{ why: 'counts of requests, for minutes or a day', tables: ['request_count'] }],
};
