import { Module } from '@nestjs/common';
import { ormModule } from '@gantry/nest-kit/orm';
import { ArrivalController } from './arrival/arrival.controller.ts';
import { ArrivalService } from './arrival/arrival.service.ts';
import { QuoteController } from './quote/quote.controller.ts';
import { QuoteService } from './quote/quote.service.ts';
import { HandlingRule, ShippingRate, TransitTime } from './quote/tariff.entity.ts';
import { TariffRepository } from './quote/tariff.repository.ts';

@Module({
  imports: [ormModule('shipping', [ShippingRate, TransitTime, HandlingRule])],
  controllers: [QuoteController, ArrivalController],
  providers: [QuoteService, TariffRepository, ArrivalService],
})
export class ShippingModule {}
