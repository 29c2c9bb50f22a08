import type { ServiceDefinition } from '@gantry/nest-kit/service';
import { migrations } from '../migrations/index.ts';
import { IdentityModule } from './identity.module.ts';

/** Accounts, sessions, recovery, address book and the audit trail. */
export const identityService: ServiceDefinition = { name: 'identity', module: IdentityModule, migrations };
