import { Module } from '@nestjs/common';
import { ormModule } from '@gantry/nest-kit/orm';
import { ArrivalController } from './arrival/arrival.controller.ts';
import { ArrivalService } from './arrival/arrival.service.ts';
import { QuoteController } from './quote/quote.controller.ts';
import { QuoteService } from './quote/quote.service.ts';
import { TariffRepository } from './quote/tariff.repository.ts';

@Module({
  imports: [ormModule('shipping', [])],
  controllers: [QuoteController, ArrivalController],
  providers: [QuoteService, TariffRepository, ArrivalService],
})
export class ShippingModule {}
