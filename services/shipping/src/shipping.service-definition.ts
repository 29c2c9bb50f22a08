import type { ServiceDefinition } from '@gantry/nest-kit/service';
import { migrations } from '../migrations/index.ts';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import { ShippingConfig } from './shipping.config.ts';
import { ShippingModule } from './shipping.module.ts';
import { shippingOwnData } from './shipping-own-data.ts';

/** Ways to ship, what they cost, and the carrier. */
export const shippingService: ServiceDefinition = {
  name: 'shipping',
  module: ShippingModule,
  migrations,
  ownData: shippingOwnData,
  config: [ShippingConfig, StoreConfig],
};
