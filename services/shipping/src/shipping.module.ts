import { Module } from '@nestjs/common';
import { configProvider } from '@gantry/nest-kit/config-provider';
import { ormModule } from '@gantry/nest-kit/orm';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import { ArrivalController } from './arrival/arrival.controller.ts';
import { ArrivalService } from './arrival/arrival.service.ts';
import { HttpCarrier } from './carrier/http-carrier.ts';
import { LabelController } from './carrier/label.controller.ts';
import { Label } from './carrier/label.entity.ts';
import { Labels } from './carrier/labels.ts';
import { TrackLabels } from './carrier/track-labels.ts';
import { QuoteController } from './quote/quote.controller.ts';
import { QuoteService } from './quote/quote.service.ts';
import { HandlingRule, ShippingRate, TransitTime } from './quote/tariff.entity.ts';
import { TariffRepository } from './quote/tariff.repository.ts';
import { ShippingConfig } from './shipping.config.ts';

const carrier = [HttpCarrier, Labels, TrackLabels];

@Module({
  imports: [ormModule('shipping', [ShippingRate, TransitTime, HandlingRule, Label])],
  controllers: [QuoteController, ArrivalController, LabelController],
  providers: [
    configProvider(ShippingConfig),
    configProvider(StoreConfig),
    QuoteService,
    TariffRepository,
    ArrivalService,
    ...carrier,
  ],
})
export class ShippingModule {}
