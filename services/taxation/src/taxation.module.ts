import { Module } from '@nestjs/common';
import { configProvider } from '@gantry/nest-kit/config-provider';
import { ormModule } from '@gantry/nest-kit/orm';
import { CalculationController } from './calculation/calculation.controller.ts';
import { CalculationService } from './calculation/calculation.service.ts';
import { RateRepository } from './rates/rate.repository.ts';
import { TaxRate } from './rates/tax-rate.entity.ts';
import { TaxationConfig } from './taxation.config.ts';

@Module({
  imports: [ormModule('taxation', [TaxRate])],
  controllers: [CalculationController],
  providers: [configProvider(TaxationConfig), CalculationService, RateRepository],
})
export class TaxationModule {}
