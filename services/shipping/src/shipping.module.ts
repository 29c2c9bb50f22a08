import { Module } from '@nestjs/common';
import { configProvider } from '@gantry/nest-kit/config-provider';
import { ormModule } from '@gantry/nest-kit/orm';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import { ArrivalController } from './arrival/arrival.controller.ts';
import { ArrivalService } from './arrival/arrival.service.ts';
import { HttpCarrier } from './carrier/http-carrier.ts';
import { LabelController } from './carrier/label.controller.ts';
import { Label, LabelClaim } from './carrier/label.entity.ts';
import { Labels } from './carrier/labels.ts';
import { TrackLabels } from './carrier/track-labels.ts';
import { VoidLabels } from './carrier/void-labels.ts';
import { QuoteController } from './quote/quote.controller.ts';
import { QuoteService } from './quote/quote.service.ts';
import { tariffEntities, TransitTime } from './quote/tariff.entity.ts';
import { TariffRepository } from './quote/tariff.repository.ts';
import { ShippingCalculator } from './tariff/shipping-calculator.ts';
import { TariffImport } from './tariff/tariff-import.entity.ts';
import { TariffImports } from './tariff/tariff-imports.service.ts';
import { TariffRows } from './tariff/tariff-rows.service.ts';
import { TariffController } from './tariff/tariff.controller.ts';
import { WriteTariff } from './tariff/write-tariff.ts';
import { ShippingConfig } from './shipping.config.ts';

const tariff = [WriteTariff, TariffRows, TariffImports, ShippingCalculator];
const carrier = [HttpCarrier, Labels, TrackLabels, VoidLabels];

@Module({
  imports: [
    ormModule('shipping', [...Object.values(tariffEntities), TransitTime, TariffImport, Label, LabelClaim]),
  ],
  controllers: [QuoteController, ArrivalController, LabelController, TariffController],
  providers: [
    configProvider(ShippingConfig),
    configProvider(StoreConfig),
    QuoteService,
    TariffRepository,
    ArrivalService,
    ...carrier,
    ...tariff,
  ],
})
export class ShippingModule {}
