import { Module } from '@nestjs/common';
import { PriceModule } from '../price/price.module.ts';
import { ProductModule } from '../product/product.module.ts';
import { SearchModule } from '../search/search.module.ts';
import { AlternatesRepository } from './alternates.repository.ts';
import { PriceLinesController } from './price-lines.controller.ts';
import { PriceLinesService } from './price-lines.service.ts';

/** Lines of carts and orders, priced for other services. */
@Module({
  imports: [PriceModule, ProductModule, SearchModule],
  controllers: [PriceLinesController],
  providers: [AlternatesRepository, PriceLinesService],
})
export class PriceLinesModule {}
