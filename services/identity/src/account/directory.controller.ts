import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { identityFindAccount, identityListStaff } from '@gantry/contracts/endpoints/internal';
import { identityGetCompanyOf } from '@gantry/contracts/endpoints/price-lists';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { Directory } from './directory.ts';

/** What other services ask about accounts. Internal: the gateway routes none of it. */
@Controller()
export class DirectoryController {
  constructor(private readonly directory: Directory) {}

  @Serve(identityFindAccount)
  findAccount(@Input() { body }: ValidRequestOf<typeof identityFindAccount>) {
    return this.directory.findAccount(body.number);
  }

  @Serve(identityGetCompanyOf)
  getCompanyOf(@Input() { body }: ValidRequestOf<typeof identityGetCompanyOf>) {
    return this.directory.getCompanyOf(body.accountId);
  }

  @Serve(identityListStaff)
  listStaff(@Input() { body }: ValidRequestOf<typeof identityListStaff>) {
    return this.directory.listStaff(body.roles);
  }
}
