import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { identityFindAccount, identityListStaff } from '@gantry/contracts/endpoints/internal';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { Directory } from './directory.ts';

/** What sales asks about accounts. Internal: the gateway routes none of it. */
@Controller()
export class DirectoryController {
  constructor(private readonly directory: Directory) {}

  @Serve(identityFindAccount)
  findAccount(@Input() { body }: ValidRequestOf<typeof identityFindAccount>) {
    return this.directory.findAccount(body.number);
  }

  @Serve(identityListStaff)
  listStaff(@Input() { body }: ValidRequestOf<typeof identityListStaff>) {
    return this.directory.listStaff(body.roles);
  }
}
