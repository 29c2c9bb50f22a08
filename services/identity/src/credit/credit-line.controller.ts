import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { identityGetCreditLine } from '@gantry/contracts/endpoints/internal';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { CreditLines } from './credit-lines.ts';

/** What sales asks about credit lines. Internal: the gateway routes none of it. */
@Controller()
export class CreditLineController {
  constructor(private readonly lines: CreditLines) {}

  @Serve(identityGetCreditLine)
  getCreditLine(@Input() { body }: ValidRequestOf<typeof identityGetCreditLine>) {
    return this.lines.getCreditLine(body.accountId);
  }
}
