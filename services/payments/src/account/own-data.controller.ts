import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { paymentsExportOwned } from '@gantry/contracts/endpoints/data-export';
import { OwnData } from '@gantry/nest-kit/own-data';
import { Input, Serve } from '@gantry/nest-kit/serve';

@Controller()
export class OwnDataController {
  constructor(private readonly own: OwnData) {}

  @Serve(paymentsExportOwned)
  exportOwned(@Input() { body }: ValidRequestOf<typeof paymentsExportOwned>) {
    return this.own.readPage(body.owner, body.part, body.after);
  }
}
