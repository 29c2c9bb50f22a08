import type { ServiceDefinition } from '@gantry/nest-kit/service';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import { migrations } from '../migrations/index.ts';
import { identityOwnData } from './data-export/identity-own-data.ts';
import { identityRemovals } from './retention/identity-removals.ts';
import { IdentityConfig } from './identity.config.ts';
import { IdentityModule } from './identity.module.ts';

/** Accounts, sessions, recovery, address book and the audit trail. */
export const identityService: ServiceDefinition = {
  name: 'identity',
  module: IdentityModule,
  migrations,
  ownData: identityOwnData,
  retention: identityRemovals,
  config: [IdentityConfig, StoreConfig],
};
