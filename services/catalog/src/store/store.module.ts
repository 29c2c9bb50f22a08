import { Module } from '@nestjs/common';
import { configProvider } from '@gantry/nest-kit/config-provider';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import { BrandModule } from '../brand/brand.module.ts';
import { CacheTagsModule } from '../cache-tags/cache-tags.module.ts';
import { CategoryModule } from '../category/category.module.ts';
import { SuggestionModule } from '../suggestion/suggestion.module.ts';
import { StoreController } from './store.controller.ts';
import { StoreService } from './store.service.ts';

/** The facts of the store and what its home page shows. */
@Module({
  imports: [BrandModule, CacheTagsModule, CategoryModule, SuggestionModule],
  controllers: [StoreController],
  providers: [configProvider(StoreConfig), StoreService],
})
export class StoreModule {}
