import { Module } from '@nestjs/common';
import { CacheTagsModule } from '../cache-tags/cache-tags.module.ts';
import { IndexModule } from '../index/index.module.ts';
import { PriceModule } from '../price/price.module.ts';
import { SearchModule } from '../search/search.module.ts';
import { TranslationModule } from '../translation/translation.module.ts';
import { FacetValuesService } from './facet-values.service.ts';
import { FamilyView } from './family-view.ts';
import { IndexedSource } from './indexed-source.ts';
import { ListingPresenter } from './listing-presenter.ts';
import { ListingTranslation } from './listing-translation.service.ts';
import { ListingController } from './listing.controller.ts';
import { ListingService } from './listing.service.ts';
import { RowCache } from './row-cache.ts';
import { RowReader } from './row-reader.ts';
import { SqlListing } from './sql-listing.ts';

/** Listings, their facets and rows. */
@Module({
  imports: [CacheTagsModule, IndexModule, PriceModule, SearchModule, TranslationModule],
  controllers: [ListingController],
  providers: [
    FacetValuesService,
    FamilyView,
    IndexedSource,
    ListingPresenter,
    ListingService,
    ListingTranslation,
    RowCache,
    RowReader,
    SqlListing,
  ],
  exports: [FamilyView, RowCache, RowReader],
})
export class ListingModule {}
