import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { catalogCompareProducts, catalogListCards } from '@gantry/contracts/endpoints/product-page';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { Call } from '@gantry/nest-kit/call';
import { Caller, CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { CacheTagService, withProducts } from '../cache-tags/cache-tag.service.ts';
import { ComparisonService } from './comparison.service.ts';

/** Products a reader chose themselves. */
@Controller()
export class ComparisonController {
  constructor(
    private readonly chosen: ComparisonService,
    private readonly cacheTags: CacheTagService,
  ) {}

  @Serve(catalogListCards)
  cards(
    @Input() { query }: ValidRequestOf<typeof catalogListCards>,
    @Caller() caller: Identity,
    @CurrentCall() { locale }: Call,
  ) {
    return this.chosen.cards(query.sku, caller, locale);
  }

  @Serve(catalogCompareProducts)
  async compareProducts(
    @Input() { query }: ValidRequestOf<typeof catalogCompareProducts>,
    @Caller() caller: Identity,
    @CurrentCall() call: Call,
  ) {
    const shown = await this.cacheTags.nothingYet();
    const comparison = await this.chosen.compare(query.sku, caller, call.locale);
    call.cacheTags = withProducts(shown, comparison);
    return comparison;
  }
}
