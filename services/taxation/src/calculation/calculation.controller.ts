import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { taxationCalculate, taxationRecertify, taxationReverse } from '@gantry/contracts/endpoints/internal';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { CalculationService } from './calculation.service.ts';

@Controller()
export class CalculationController {
  constructor(private readonly calculations: CalculationService) {}

  @Serve(taxationCalculate)
  calculate(@Input() { body }: ValidRequestOf<typeof taxationCalculate>) {
    return this.calculations.calculate(body);
  }

  @Serve(taxationRecertify)
  recertify(@Input() { body }: ValidRequestOf<typeof taxationRecertify>) {
    return this.calculations.recertify(body);
  }

  @Serve(taxationReverse)
  reverse(@Input() { body }: ValidRequestOf<typeof taxationReverse>) {
    return this.calculations.reverse(body);
  }
}
