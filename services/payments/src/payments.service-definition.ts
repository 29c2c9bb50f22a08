import type { ServiceDefinition } from '@gantry/nest-kit/service';
import { migrations } from '../migrations/index.ts';
import { paymentsOwnData } from './account/payments-own-data.ts';
import { paymentsRemovals } from './account/payments-removals.ts';
import { PaymentsConfig } from './payments.config.ts';
import { PaymentsModule } from './payments.module.ts';

export const paymentsService: ServiceDefinition = {
  name: 'payments',
  module: PaymentsModule,
  migrations,
  ownData: paymentsOwnData,
  retention: paymentsRemovals,
  config: [PaymentsConfig],
};
