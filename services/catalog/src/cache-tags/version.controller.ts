import { Controller } from '@nestjs/common';
import { catalogGetVersion, catalogListChanges } from '@gantry/contracts/endpoints/catalog';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { VersionService } from './version.service.ts';

/** What caches of pages ask. */
@Controller()
export class VersionController {
  constructor(private readonly version: VersionService) {}

  @Serve(catalogGetVersion)
  getVersion() {
    return this.version.current();
  }

  @Serve(catalogListChanges)
  listChanges(@Input() { query }: ValidRequestOf<typeof catalogListChanges>) {
    return this.version.changesSince(query.since ?? 0);
  }
}
