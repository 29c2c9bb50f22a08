import { Controller } from '@nestjs/common';
import { salesGetOwnTerms } from '@gantry/contracts/endpoints/own-terms';
import type { Identity } from '@gantry/contracts/schemas/account';
import { Caller, Serve } from '@gantry/nest-kit/serve';
import { ReadOwnTerms } from './own-terms.ts';

/** Terms and credit of whoever calls. */
@Controller()
export class CreditController {
  constructor(private readonly terms: ReadOwnTerms) {}

  @Serve(salesGetOwnTerms)
  getOwnTerms(@Caller() caller: Identity) {
    return this.terms.getOwnTerms(caller);
  }
}
