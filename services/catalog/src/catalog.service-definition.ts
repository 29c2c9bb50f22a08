import type { ServiceDefinition } from '@gantry/nest-kit/service';
import { migrations } from '../migrations/index.ts';
import { catalogOwnData } from './account/catalog-own-data.ts';
import { catalogRemovals } from './account/catalog-removals.ts';
import { CatalogModule } from './catalog.module.ts';
import { FeedsConfig } from './feeds/back-office/feeds.config.ts';
import { SearchConfig } from './search/search.config.ts';
import { StoreConfig } from '@gantry/nest-kit/store-config';

/** The catalog service. */
export const catalogService: ServiceDefinition = {
  name: 'catalog',
  module: CatalogModule,
  migrations,
  ownData: catalogOwnData,
  retention: catalogRemovals,
  config: [StoreConfig, SearchConfig, FeedsConfig],
};
