import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { notificationsExportOwned } from '@gantry/contracts/endpoints/data-export';
import { OwnData } from '@gantry/nest-kit/own-data';
import { Input, Serve } from '@gantry/nest-kit/serve';

@Controller()
export class OwnDataController {
  constructor(private readonly own: OwnData) {}

  @Serve(notificationsExportOwned)
  exportOwned(@Input() { body }: ValidRequestOf<typeof notificationsExportOwned>) {
    return this.own.readPage(body.owner, body.part, body.after);
  }
}
