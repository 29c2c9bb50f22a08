import { Controller } from '@nestjs/common';
import { catalogGetProduct, catalogGetProductCard } from '@gantry/contracts/endpoints/catalog';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { Identity } from '@gantry/contracts/schemas/account';
import { Caller, Input, Serve } from '@gantry/nest-kit/serve';
import { ProductService } from './product.service.ts';

/** Product pages and cards. */
@Controller()
export class ProductController {
  constructor(private readonly products: ProductService) {}

  @Serve(catalogGetProduct)
  page(@Input() { params }: ValidRequestOf<typeof catalogGetProduct>, @Caller() caller: Identity) {
    return this.products.page(params.uri, caller);
  }

  @Serve(catalogGetProductCard)
  card(@Input() { params }: ValidRequestOf<typeof catalogGetProductCard>, @Caller() caller: Identity) {
    return this.products.card(params.sku, caller);
  }
}
