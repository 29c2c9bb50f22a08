import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  catalogAdminChangeProduct,
  catalogAdminCreateProduct,
  catalogAdminGetProduct,
  catalogAdminKeepPicture,
  catalogAdminListAttributeNames,
  catalogAdminListProducts,
  catalogAdminReleaseProductField,
  catalogAdminUndoProductChange,
} from '@gantry/contracts/endpoints/product-admin';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { CreateProduct } from './create-product.ts';
import { ChangeProduct } from './change-product.ts';
import { KeepPicture } from './keep-picture.ts';
import { ProductRecords } from './product-records.service.ts';
import { ProductTableRepository } from './product-table.repository.ts';

/** The back office of products. Each change answers the product as it is then. */
@Controller()
export class ProductRecordController {
  constructor(
    private readonly table: ProductTableRepository,
    private readonly records: ProductRecords,
    private readonly products: ChangeProduct,
    private readonly making: CreateProduct,
    private readonly pictures: KeepPicture,
  ) {}

  @Serve(catalogAdminListProducts)
  adminListProducts(@Input() { query }: ValidRequestOf<typeof catalogAdminListProducts>) {
    return this.table.listProducts(query);
  }

  @Serve(catalogAdminGetProduct)
  adminGetProduct(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof catalogAdminGetProduct>,
  ) {
    return this.records.getProduct(call, params.sku);
  }

  @Serve(catalogAdminListAttributeNames)
  adminListAttributeNames(@Input() { query }: ValidRequestOf<typeof catalogAdminListAttributeNames>) {
    return this.records.listAttributeNames(query.category);
  }

  @Serve(catalogAdminCreateProduct)
  async adminCreateProduct(
    @CurrentCall() call: Call,
    @Input() input: ValidRequestOf<typeof catalogAdminCreateProduct>,
  ) {
    return this.records.getProduct(call, await this.making.createProduct(call, input));
  }

  @Serve(catalogAdminChangeProduct)
  async adminChangeProduct(
    @CurrentCall() call: Call,
    @Input() input: ValidRequestOf<typeof catalogAdminChangeProduct>,
  ) {
    await this.products.changeProduct(call, input);
    return this.records.getProduct(call, input.params.sku);
  }

  @Serve(catalogAdminUndoProductChange)
  async adminUndoProductChange(
    @CurrentCall() call: Call,
    @Input() input: ValidRequestOf<typeof catalogAdminUndoProductChange>,
  ) {
    await this.products.undoChange(call, input);
    return this.records.getProduct(call, input.params.sku);
  }

  @Serve(catalogAdminReleaseProductField)
  async adminReleaseProductField(
    @CurrentCall() call: Call,
    @Input() input: ValidRequestOf<typeof catalogAdminReleaseProductField>,
  ) {
    await this.products.releaseField(call, input);
    return this.records.getProduct(call, input.params.sku);
  }

  @Serve(catalogAdminKeepPicture)
  adminKeepPicture(@Input() { body }: ValidRequestOf<typeof catalogAdminKeepPicture>) {
    return this.pictures.keepPicture(body);
  }
}
