import { Module } from '@nestjs/common';
import { IndexModule } from '../index/index.module.ts';
import { PriceModule } from '../price/price.module.ts';
import { SearchModule } from '../search/search.module.ts';
import { TranslationModule } from '../translation/translation.module.ts';
import { AlternatesRepository } from './alternates.repository.ts';
import { DepartmentsRepository } from './departments.repository.ts';
import { PriceLinesController } from './price-lines.controller.ts';
import { PriceLinesService } from './price-lines.service.ts';

/** Lines of carts and orders, priced for other services. */
@Module({
  imports: [IndexModule, PriceModule, SearchModule, TranslationModule],
  controllers: [PriceLinesController],
  providers: [AlternatesRepository, DepartmentsRepository, PriceLinesService],
})
export class PriceLinesModule {}
