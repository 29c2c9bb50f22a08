import { Controller } from '@nestjs/common';
import { taxationListZipStates } from '@gantry/contracts/endpoints/arrival';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { statesOfZip } from './zip-prefixes.ts';

/** What other services may know of ZIP codes. */
@Controller()
export class PlacesController {
  @Serve(taxationListZipStates)
  listZipStates(@Input() { params }: ValidRequestOf<typeof taxationListZipStates>): string[] {
    return [...statesOfZip(params.zip)];
  }
}
