import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { salesAdminFind } from '@gantry/contracts/endpoints/find';
import type { FoundRecord } from '@gantry/contracts/schemas/find';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { FindRecords } from './find-records.ts';

/** Finds any record of sales by what staff type. */
@Controller()
export class FindController {
  constructor(private readonly records: FindRecords) {}

  @Serve(salesAdminFind)
  findRecords(
    @CurrentCall() call: Call,
    @Input() { query }: ValidRequestOf<typeof salesAdminFind>,
  ): Promise<FoundRecord[]> {
    return this.records.findRecords(call, query.q);
  }
}
