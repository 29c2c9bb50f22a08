import { Controller } from '@nestjs/common';
import { catalogGetProduct, catalogGetProductCard } from '@gantry/contracts/endpoints/catalog';
import { catalogGetProductSafety } from '@gantry/contracts/endpoints/product-safety';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { Call } from '@gantry/nest-kit/call';
import { Caller, CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { CacheTagService, withProducts } from '../cache-tags/cache-tag.service.ts';
import { ProductPageService } from './product-page.service.ts';
import { ProductService } from './product.service.ts';

/** Product pages, cards and safety facts. */
@Controller()
export class ProductController {
  constructor(
    private readonly pages: ProductPageService,
    private readonly products: ProductService,
    private readonly cacheTags: CacheTagService,
  ) {}

  @Serve(catalogGetProduct)
  async page(
    @Input() { params }: ValidRequestOf<typeof catalogGetProduct>,
    @Caller() caller: Identity,
    @CurrentCall() call: Call,
  ) {
    const shown = await this.cacheTags.nothingYet();
    return this.pages.page(params.uri, { caller, locale: call.locale, shown });
  }

  @Serve(catalogGetProductSafety)
  safety(@Input() { params }: ValidRequestOf<typeof catalogGetProductSafety>) {
    return this.products.safety(params.uri);
  }

  @Serve(catalogGetProductCard)
  async card(
    @Input() { params }: ValidRequestOf<typeof catalogGetProductCard>,
    @Caller() caller: Identity,
    @CurrentCall() call: Call,
  ) {
    const shown = await this.cacheTags.nothingYet();
    const card = await this.products.card(params.sku, caller);
    call.cacheTags = withProducts(shown, JSON.parse(card.text));
    return card;
  }
}
