import { Injectable } from '@nestjs/common';
import type { Identity } from '@gantry/contracts/schemas/account';
import { canAdvise } from '@gantry/domain/advised-hazards';
import type { SafetyFacts } from '@gantry/contracts/schemas/safety';
import { isSignedIn } from '@gantry/domain/roles';
import { DomainError } from '@gantry/nest-kit/errors';
import { ReadyJson } from '@gantry/nest-kit/ready-json';
import { itemAttributes } from '@gantry/product-search/item-attributes';
import { groupFamilies } from '@gantry/product-search/family-groups';
import { IndexSynchronizer } from '../index/index-synchronizer.ts';
import { cellsOf, readerOf, rowText, RowReader } from '../listing/row-reader.ts';
import { ProductRepository, type ProductWithRow } from './product.repository.ts';

/** Single listing rows and safety facts. */
@Injectable()
export class ProductService {
  constructor(
    private readonly products: ProductRepository,
    private readonly synchronizer: IndexSynchronizer,
    private readonly rows: RowReader,
  ) {}

  /**
   * What a chemical's safety data sheet says, for everybody who may see the product.
   * @throws DomainError NOT_FOUND, also for a product without such facts, or with hazards that no sheet of ours advises on
   */
  async safety(uri: string): Promise<{ safety: SafetyFacts; isDemonstration: boolean }> {
    const product = await this.products.findByUri(uri);
    if (!product?.safety || !maySee(product, false) || !canAdvise(product.safety.hazards))
      throw new DomainError('NOT_FOUND');
    return { safety: product.safety, isDemonstration: product.source === 'demo' };
  }

  /** A product as a listing shows it. @throws DomainError NOT_FOUND */
  async card(sku: string, caller: Identity): Promise<ReadyJson> {
    const [product] = await this.products.findBySkus([sku]);
    const references = await this.synchronizer.references();
    const row = product && (await this.rows.readRows([product.id], readerOf(caller))).get(product.id);
    if (!product || !row || !maySee(product, isSignedIn(caller.role))) throw new DomainError('NOT_FOUND');
    const attributes = itemAttributes(product.facets, references);
    const { family_id: familyId, category_id: categoryId } = product;
    const { shown } = groupFamilies(
      [{ productId: product.id, familyId, categoryId, attributes }],
      () => false,
    );
    return new ReadyJson(rowText(row, cellsOf(attributes, shown.get(product.id))));
  }
}

/** A product for signed-in buyers does not exist for guests, in no answer. */
export const maySee = ({ visibility }: Pick<ProductWithRow, 'visibility'>, isIn: boolean): boolean =>
  isIn || visibility === 'public';
