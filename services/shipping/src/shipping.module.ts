import { Module } from '@nestjs/common';
import { ormModule } from '@gantry/nest-kit/orm';
import { QuoteController } from './quote/quote.controller.ts';
import { QuoteService } from './quote/quote.service.ts';
import { TariffRepository } from './quote/tariff.repository.ts';

@Module({
  imports: [ormModule('shipping', [])],
  controllers: [QuoteController],
  providers: [QuoteService, TariffRepository],
})
export class ShippingModule {}
