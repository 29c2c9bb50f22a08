import { Module } from '@nestjs/common';
import { ormModule } from '@gantry/nest-kit/orm';
import { AccountMergeModule } from './account/account-merge.module.ts';
import { AddressModule } from './address/address.module.ts';
import { BrandModule } from './brand/brand.module.ts';
import { CacheTagsModule } from './cache-tags/cache-tags.module.ts';
import { CategoryModule } from './category/category.module.ts';
import { FeedExportModule } from './feeds/export/feed-export.module.ts';
import { ImportJob } from './feeds/import/back-office/import-job.entity.ts';
import { FeedImportModule } from './feeds/import/feed-import.module.ts';
import { FileModule } from './file/file.module.ts';
import { HelpModule } from './help/help.module.ts';
import { ImageSourceModule } from './image-source/image-source.module.ts';
import { IndexModule } from './index/index.module.ts';
import { ListingModule } from './listing/listing.module.ts';
import { PriceLinesModule } from './price-lines/price-lines.module.ts';
import { PriceScheduleModule } from './price-schedule/price-schedule.module.ts';
import { PriceListModule } from './price-list/price-list.module.ts';
import { PriceModule } from './price/price.module.ts';
import { Product } from './product/product.entity.ts';
import { ProductRecordModule } from './product-record/product-record.module.ts';
import { ProductModule } from './product/product.module.ts';
import { ReadModelModule } from './read-model/read-model.module.ts';
import { ReviewChange } from './review/review-change.entity.ts';
import { ReviewReport } from './review/review-report.entity.ts';
import { ReviewWriting } from './review/review-writing.entity.ts';
import { Review } from './review/review.entity.ts';
import { ReviewModule } from './review/review.module.ts';
import { SearchModule } from './search/search.module.ts';
import { StockNotice } from './stock-notice/stock-notice.entity.ts';
import { StockNoticeModule } from './stock-notice/stock-notice.module.ts';
import { StoreModule } from './store/store.module.ts';
import { SuggestionModule } from './suggestion/suggestion.module.ts';
import { SupplyModule } from './supply/supply.module.ts';
import { TranslationModule } from './translation/translation.module.ts';

/** Everything that is sold and how it is found: one module for each feature. */
@Module({
  imports: [
    ormModule('catalog', [
      ImportJob,
      Product,
      Review,
      ReviewChange,
      ReviewReport,
      ReviewWriting,
      StockNotice,
    ]),
    AccountMergeModule,
    AddressModule,
    BrandModule,
    CacheTagsModule,
    CategoryModule,
    FeedExportModule,
    FeedImportModule,
    FileModule,
    HelpModule,
    ImageSourceModule,
    IndexModule,
    ListingModule,
    PriceLinesModule,
    PriceListModule,
    PriceScheduleModule,
    PriceModule,
    ProductModule,
    ProductRecordModule,
    ReadModelModule,
    ReviewModule,
    SearchModule,
    StockNoticeModule,
    StoreModule,
    SuggestionModule,
    SupplyModule,
    TranslationModule,
  ],
})
export class CatalogModule {}
