import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { salesGetCreditUse, salesGetOpenBusiness } from '@gantry/contracts/endpoints/internal';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { CreditUseRepository } from './credit-use.repository.ts';

@Controller()
export class AccountController {
  constructor(private readonly creditUses: CreditUseRepository) {}

  @Serve(salesGetCreditUse)
  findCreditUse(@Input() { body }: ValidRequestOf<typeof salesGetCreditUse>) {
    return this.creditUses.creditUseOf(body.accountId);
  }

  @Serve(salesGetOpenBusiness)
  findOpenBusiness(@Input() { body }: ValidRequestOf<typeof salesGetOpenBusiness>) {
    return this.creditUses.openBusinessOf(body.accountId);
  }
}
