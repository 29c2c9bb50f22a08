import { Controller } from '@nestjs/common';
import { shippingGetArrival } from '@gantry/contracts/endpoints/arrival';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { Identity } from '@gantry/contracts/schemas/account';
import { Caller, Input, Serve } from '@gantry/nest-kit/serve';
import { ArrivalService } from './arrival.service.ts';

@Controller()
export class ArrivalController {
  constructor(private readonly arrivals: ArrivalService) {}

  @Serve(shippingGetArrival)
  getArrival(@Caller() caller: Identity, @Input() { query }: ValidRequestOf<typeof shippingGetArrival>) {
    return this.arrivals.of(query, caller);
  }
}
