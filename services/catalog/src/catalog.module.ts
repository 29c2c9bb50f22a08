import { Module } from '@nestjs/common';
import { configProvider } from '@gantry/nest-kit/config-provider';
import { ormModule } from '@gantry/nest-kit/orm';
import { AddressController } from './address/address.controller.ts';
import { AddressRepository } from './address/address.repository.ts';
import { AddressService } from './address/address.service.ts';
import { StockEvents } from './availability/stock-events.ts';
import { SupplyService } from './availability/supply.service.ts';
import { BrandService } from './brand/brand.service.ts';
import { CategoryTreeService } from './category/category-tree.service.ts';
import { CatalogueCounts } from './category/catalogue-counts.ts';
import { DepartmentService } from './category/department.service.ts';
import { DrawingController } from './drawing/drawing.controller.ts';
import { DrawingService } from './drawing/drawing.service.ts';
import { FileReachController } from './file/file-reach.controller.ts';
import { FileReachService } from './file/file-reach.service.ts';
import { feedControllers, feedProviders } from './feeds/feeds.module.ts';
import { IndexSynchronizer } from './index/index-synchronizer.ts';
import { DatabaseReadQueue } from './index/database-read-queue.ts';
import { FacetValuesService } from './listing/facet-values.service.ts';
import { FamilyView } from './listing/family-view.ts';
import { IndexedSource } from './listing/indexed-source.ts';
import { ListingPresenter } from './listing/listing-presenter.ts';
import { ListingController } from './listing/listing.controller.ts';
import { ListingRowRepository } from './listing/listing-row.repository.ts';
import { ListingTranslation } from './listing/listing-translation.service.ts';
import { ListingService } from './listing/listing.service.ts';
import { RowCache } from './listing/row-cache.ts';
import { RowReader } from './listing/row-reader.ts';
import { SqlListing } from './listing/sql-listing.ts';
import { ConfidentialPriceRepository } from './price/confidential-price.repository.ts';
import { LowestPrices } from './price/lowest-prices.ts';
import { OfferMoments } from './price/offer-moments.ts';
import { PriceAlarm } from './price/price-alarm.ts';
import { PriceClock } from './price/price-clock.ts';
import { PriceLinesController } from './price/price-lines.controller.ts';
import { PriceLinesService } from './price/price-lines.service.ts';
import { PublicPriceRepository } from './price/public-price.repository.ts';
import { SignedInPrices } from './price/signed-in-prices.ts';
import { BesideProduct } from './product/beside-product.service.ts';
import { ComparisonController } from './product/comparison.controller.ts';
import { ComparisonService } from './product/comparison.service.ts';
import { ProductController } from './product/product.controller.ts';
import { Product } from './product/product.entity.ts';
import { ProductRepository } from './product/product.repository.ts';
import { ProductService } from './product/product.service.ts';
import { reviewControllers, reviewEntities, reviewProviders } from './review/review.providers.ts';
import { PartNumberRepository } from './search/part-number.repository.ts';
import { ResolveService } from './search/resolve.service.ts';
import { SearchRules } from './search/search-rules.ts';
import { SearchConfig } from './search/search.config.ts';
import { SearchService } from './search/search.service.ts';
import { stockNoticeControllers, stockNoticeProviders } from './stock-notice/stock-notice.providers.ts';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import { StoreController } from './store/store.controller.ts';
import { StoreService } from './store/store.service.ts';
import { NameSuggestions } from './suggestion/name-suggestions.ts';
import { SuggestionService } from './suggestion/suggestion.service.ts';
import { ShownService } from './version/shown.service.ts';
import { VersionController } from './version/version.controller.ts';
import { TranslationRepository } from './translation/translation.repository.ts';
import { VersionService } from './version/version.service.ts';

/** Products, brands, categories, prices, availability and search: wiring only. */
@Module({
  imports: [ormModule('catalog', [Product, ...reviewEntities])],
  controllers: [
    StoreController,
    ListingController,
    ProductController,
    ComparisonController,
    PriceLinesController,
    DrawingController,
    FileReachController,
    ...reviewControllers,
    ...stockNoticeControllers,
    ...feedControllers,
    AddressController,
    VersionController,
  ],
  providers: [
    configProvider(StoreConfig),
    IndexSynchronizer,
    DatabaseReadQueue,
    RowCache,
    RowReader,
    FacetValuesService,
    FamilyView,
    IndexedSource,
    ListingPresenter,
    ListingRowRepository,
    ListingService,
    ListingTranslation,
    SqlListing,
    PartNumberRepository,
    configProvider(SearchConfig),
    SearchRules,
    SearchService,
    ResolveService,
    NameSuggestions,
    SuggestionService,
    CatalogueCounts,
    DepartmentService,
    CategoryTreeService,
    BrandService,
    ProductRepository,
    ProductService,
    BesideProduct,
    TranslationRepository,
    ComparisonService,
    SupplyService,
    PublicPriceRepository,
    ConfidentialPriceRepository,
    SignedInPrices,
    LowestPrices,
    PriceLinesService,
    OfferMoments,
    PriceClock,
    PriceAlarm,
    StockEvents,
    DrawingService,
    FileReachService,
    StoreService,
    VersionService,
    ShownService,
    ...reviewProviders,
    ...stockNoticeProviders,
    ...feedProviders,
    AddressRepository,
    AddressService,
  ],
})
export class CatalogModule {}
