import { RecordFileConfig } from '@gantry/nest-kit/record-file-config';
import type { ServiceDefinition } from '@gantry/nest-kit/service';
import { migrations } from '../migrations/index.ts';
import { taxationOwnData } from './account/taxation-own-data.ts';
import { taxationRemovals } from './account/taxation-removals.ts';
import { TaxationConfig } from './taxation.config.ts';
import { TaxationModule } from './taxation.module.ts';

export const taxationService: ServiceDefinition = {
  name: 'taxation',
  module: TaxationModule,
  migrations,
  ownData: taxationOwnData,
  retention: taxationRemovals,
  config: [TaxationConfig, RecordFileConfig],
};
