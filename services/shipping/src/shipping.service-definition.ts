import type { ServiceDefinition } from '@gantry/nest-kit/service';
import { migrations } from '../migrations/index.ts';
import { ShippingModule } from './shipping.module.ts';

export const shippingService: ServiceDefinition = { name: 'shipping', module: ShippingModule, migrations };
