import { Module } from '@nestjs/common';
import { PriceModule } from '../price/price.module.ts';
import { ReadModelModule } from '../read-model/read-model.module.ts';
import { OfferMoments } from './offer-moments.ts';
import { PriceScheduler } from './price-scheduler.ts';
import { ScheduledPrices } from './scheduled-prices.ts';

/** Prices and labels that begin and end by the clock. */
@Module({
  imports: [PriceModule, ReadModelModule],
  providers: [OfferMoments, PriceScheduler, ScheduledPrices],
})
export class PriceScheduleModule {}
