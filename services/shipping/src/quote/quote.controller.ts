import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { shippingQuote } from '@gantry/contracts/endpoints/internal';
import { shippingFindReturnService } from '@gantry/contracts/endpoints/labels';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { QuoteService } from './quote.service.ts';

@Controller()
export class QuoteController {
  constructor(private readonly quotes: QuoteService) {}

  @Serve(shippingQuote)
  quote(@Input() { body }: ValidRequestOf<typeof shippingQuote>) {
    return this.quotes.quote(body);
  }

  @Serve(shippingFindReturnService)
  async findReturnService(@Input() { body }: ValidRequestOf<typeof shippingFindReturnService>) {
    return { service: await this.quotes.findReturnService(body) };
  }
}
