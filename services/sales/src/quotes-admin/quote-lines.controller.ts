import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesAdminAddQuoteLine,
  salesAdminQuotePriceHelp,
  salesAdminRemoveQuoteLine,
  salesAdminSaveQuoteLine,
} from '@gantry/contracts/endpoints/quotes-admin';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { PriceHelp } from './price-help.ts';
import { QuoteLines } from './quote-lines.ts';

@Controller()
export class QuoteLinesController {
  constructor(
    private readonly lines: QuoteLines,
    private readonly help: PriceHelp,
  ) {}

  @Serve(salesAdminSaveQuoteLine)
  saveLine(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesAdminSaveQuoteLine>) {
    return this.lines.saveLine(call, input);
  }

  @Serve(salesAdminAddQuoteLine)
  addLine(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesAdminAddQuoteLine>) {
    return this.lines.addLine(call, input);
  }

  @Serve(salesAdminRemoveQuoteLine)
  removeLine(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesAdminRemoveQuoteLine>) {
    return this.lines.removeLine(call, input);
  }

  @Serve(salesAdminQuotePriceHelp)
  priceHelp(@CurrentCall() call: Call, @Input() { params }: ValidRequestOf<typeof salesAdminQuotePriceHelp>) {
    return this.help.helpFor(call, params.number);
  }
}
