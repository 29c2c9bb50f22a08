import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesImportPartNumbers,
  salesListPartNumbers,
  salesRemovePartNumber,
} from '@gantry/contracts/endpoints/part-numbers';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { OwnNumbers } from './own-numbers.service.ts';

/** The numbers customers use for our products. */
@Controller()
export class OwnNumbersController {
  constructor(private readonly numbers: OwnNumbers) {}

  @Serve(salesListPartNumbers)
  listNumbers(@CurrentCall() call: Call, @Input() { query }: ValidRequestOf<typeof salesListPartNumbers>) {
    return this.numbers.listNumbers(call, query);
  }

  @Serve(salesImportPartNumbers)
  importNumbers(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof salesImportPartNumbers>) {
    return this.numbers.importNumbers(call, body);
  }

  @Serve(salesRemovePartNumber)
  removeNumber(@CurrentCall() call: Call, @Input() { params }: ValidRequestOf<typeof salesRemovePartNumber>) {
    return this.numbers.removeNumber(call, params.id);
  }
}
