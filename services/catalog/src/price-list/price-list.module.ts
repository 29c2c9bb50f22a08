import { Module } from '@nestjs/common';
import { PriceModule } from '../price/price.module.ts';
import { ProductModule } from '../product/product.module.ts';
import { CheckPrice } from './check-price.ts';
import { ListedProducts } from './listed-products.repository.ts';
import { PriceListRepository } from './price-list.repository.ts';
import { PriceListsController } from './price-lists.controller.ts';
import { PriceLists } from './price-lists.service.ts';
import { PublishPriceList } from './publish-price-list.ts';

/** Price lists: what companies and accounts pay, published revision by revision. */
@Module({
  imports: [PriceModule, ProductModule],
  controllers: [PriceListsController],
  providers: [CheckPrice, ListedProducts, PriceListRepository, PriceLists, PublishPriceList],
})
export class PriceListModule {}
