import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@gantry/contracts/events';
import { OnEvent } from '@gantry/nest-kit/events';
import { CalculationService } from './calculation.service.ts';

/** Keeps how the tax of each order came about, once it is placed, and once a certificate frees it. */
@Injectable()
export class OrderTaxed {
  constructor(private readonly calculations: CalculationService) {}

  @OnEvent('order.taxed')
  orderTaxed(taxed: EventPayload<'order.taxed'>): Promise<void> {
    return this.calculations.keepCalculation(taxed);
  }
}
