import { Module } from '@nestjs/common';
import { CacheTagsModule } from '../cache-tags/cache-tags.module.ts';
import { IndexModule } from '../index/index.module.ts';
import { ListingModule } from '../listing/listing.module.ts';
import { PriceModule } from '../price/price.module.ts';
import { TranslationModule } from '../translation/translation.module.ts';
import { BesideProduct } from './beside-product.service.ts';
import { ComparisonController } from './comparison.controller.ts';
import { ComparisonService } from './comparison.service.ts';
import { ProductController } from './product.controller.ts';
import { ProductPageRepository } from './product-page.repository.ts';
import { ProductPageService } from './product-page.service.ts';
import { ProductRepository } from './product.repository.ts';
import { ProductService } from './product.service.ts';

/** Product pages, comparison, safety facts. */
@Module({
  imports: [CacheTagsModule, IndexModule, ListingModule, PriceModule, TranslationModule],
  controllers: [ComparisonController, ProductController],
  providers: [
    BesideProduct,
    ComparisonService,
    ProductPageRepository,
    ProductPageService,
    ProductRepository,
    ProductService,
  ],
  exports: [ProductRepository],
})
export class ProductModule {}
