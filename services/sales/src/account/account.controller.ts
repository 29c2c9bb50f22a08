import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesGetCompanyCredit,
  salesGetCreditUse,
  salesGetOpenBusiness,
} from '@gantry/contracts/endpoints/internal';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { CreditRepository } from '../credit/credit.repository.ts';
import { CreditUseRepository } from './credit-use.repository.ts';

@Controller()
export class AccountController {
  constructor(
    private readonly creditUses: CreditUseRepository,
    private readonly credit: CreditRepository,
  ) {}

  @Serve(salesGetCreditUse)
  findCreditUse(@Input() { body }: ValidRequestOf<typeof salesGetCreditUse>) {
    return this.creditUses.creditUseOf(body.accountId);
  }

  @Serve(salesGetCompanyCredit)
  async getCompanyCredit(@Input() { body }: ValidRequestOf<typeof salesGetCompanyCredit>) {
    return { exposure: await this.credit.exposureOfCompany(body.companyId) };
  }

  @Serve(salesGetOpenBusiness)
  findOpenBusiness(@Input() { body }: ValidRequestOf<typeof salesGetOpenBusiness>) {
    return this.creditUses.openBusinessOf(body.accountId);
  }
}
