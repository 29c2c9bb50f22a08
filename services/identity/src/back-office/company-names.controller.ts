import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { identityNameCompanies } from '@gantry/contracts/endpoints/internal';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { CompanyFinder } from './company-finder.ts';

/** What other services ask about companies that staff read of. Internal: the gateway routes none of it. */
@Controller()
export class CompanyNamesController {
  constructor(private readonly companies: CompanyFinder) {}

  @Serve(identityNameCompanies)
  nameCompanies(@Input() { body }: ValidRequestOf<typeof identityNameCompanies>) {
    return this.companies.nameCompanies(body.companyIds);
  }
}
