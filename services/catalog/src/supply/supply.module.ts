import { Module } from '@nestjs/common';
import { PriceModule } from '../price/price.module.ts';
import { ProductModule } from '../product/product.module.ts';
import { ReadModelModule } from '../read-model/read-model.module.ts';
import { StockEvents } from './stock-events.ts';
import { SupplyController } from './supply.controller.ts';
import { SupplyService } from './supply.service.ts';

/** Where a quantity comes from, and what stock that changes elsewhere means here. */
@Module({
  imports: [PriceModule, ProductModule, ReadModelModule],
  controllers: [SupplyController],
  providers: [StockEvents, SupplyService],
})
export class SupplyModule {}
