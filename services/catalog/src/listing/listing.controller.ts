import { Controller } from '@nestjs/common';
import { catalogListProducts } from '@gantry/contracts/endpoints/catalog';
import { catalogListFacetValues } from '@gantry/contracts/endpoints/facet-values';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { Call } from '@gantry/nest-kit/call';
import { Caller, CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { CacheTagService } from '../cache-tags/cache-tag.service.ts';
import { FacetValuesService } from './facet-values.service.ts';
import { ListingTranslation } from './listing-translation.service.ts';
import { ListingService } from './listing.service.ts';

/** Category, brand and search listings. */
@Controller()
export class ListingController {
  constructor(
    private readonly listings: ListingService,
    private readonly facetValues: FacetValuesService,
    private readonly translation: ListingTranslation,
    private readonly cacheTags: CacheTagService,
  ) {}

  @Serve(catalogListProducts)
  async listProducts(
    @Input() input: ValidRequestOf<typeof catalogListProducts>,
    @Caller() caller: Identity,
    @CurrentCall() call: Call,
  ) {
    call.cacheTags = await this.cacheTags.listing(input.query);
    return this.translation.translate(await this.listings.listProducts(input, caller), call.locale);
  }

  @Serve(catalogListFacetValues)
  async listFacetValues(
    @Input() input: ValidRequestOf<typeof catalogListFacetValues>,
    @CurrentCall() call: Call,
  ) {
    call.cacheTags = await this.cacheTags.listing(input.query);
    return this.facetValues.listValues(input, call.locale);
  }
}
