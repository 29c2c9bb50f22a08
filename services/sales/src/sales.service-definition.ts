import { RecordFileConfig } from '@gantry/nest-kit/record-file-config';
import type { ServiceDefinition } from '@gantry/nest-kit/service';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import { migrations } from '../migrations/index.ts';
import { salesOwnData } from './account/own-data/sales-own-data.ts';
import { salesRemovals } from './account/sales-removals.ts';
import { SalesConfig } from './sales.config.ts';
import { SalesModule } from './sales.module.ts';

export const salesService: ServiceDefinition = {
  name: 'sales',
  module: SalesModule,
  migrations,
  ownData: salesOwnData,
  retention: salesRemovals,
  config: [SalesConfig, StoreConfig, RecordFileConfig],
};
