import { Injectable } from '@nestjs/common';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { Product, ProductRow } from '@gantry/contracts/schemas/catalog';
import { isSignedIn } from '@gantry/contracts/roles';
import { DomainError } from '@gantry/nest-kit/errors';
import { ReadyJson } from '@gantry/nest-kit/ready-json';
import { facetNumber } from '../attribute/facet-value.ts';
import { IndexKeeper } from '../index/index-keeper.ts';
import type { ReferenceData } from '../index/reference-data.ts';
import { FamilyView } from '../listing/family-view.ts';
import { groupFamilies } from '../listing/family-groups.ts';
import type { ItemAttribute } from '../listing/found-page.ts';
import { facetMark } from '../listing/listing-row.ts';
import { RowWriter } from '../listing/row-writer.ts';
import { SignedInPrices } from '../price/signed-in-prices.ts';
import { toProduct } from './product.mapper.ts';
import { ProductRepository, type ProductWithRow } from './product.repository.ts';

/** Product pages and single listing rows. */
@Injectable()
export class ProductService {
  constructor(
    private readonly products: ProductRepository,
    private readonly keeper: IndexKeeper,
    private readonly rows: RowWriter,
    private readonly families: FamilyView,
    private readonly signedInPrices: SignedInPrices,
  ) {}

  /** @throws DomainError NOT_FOUND */
  async page(uri: string, caller: Identity): Promise<Product> {
    const product = await this.products.findByUri(uri);
    const isIn = isSignedIn(caller.role);
    if (!product || !maySee(product, isIn)) throw new DomainError('NOT_FOUND');
    const references = await this.keeper.references();
    return {
      ...toProduct(product, references),
      price: await this.priceFor(product, isIn),
      supersededBy: product.superseded_by ? await this.successor(product.superseded_by, product.uri) : null,
      replaces: await this.products.predecessors(product),
      relations: [],
      ...(await this.besides(product, references, isIn)),
    };
  }

  /** A product as a listing shows it. @throws DomainError NOT_FOUND */
  async card(sku: string, caller: Identity): Promise<ReadyJson> {
    const [product] = await this.products.findBySkus([sku]);
    const references = await this.keeper.references();
    const row = product && (await this.rows.read([product.id], isSignedIn(caller.role))).get(product.id);
    if (!product || !row || !maySee(product, isSignedIn(caller.role))) throw new DomainError('NOT_FOUND');
    const attributes = itemAttributes(product.facets, references);
    const { family_id: familyId, category_id: categoryId } = product;
    const item = { sku: row.sku, familyId, categoryId, attributes };
    const { shown } = groupFamilies([item], () => false);
    return new ReadyJson(this.rows.write(row, attributes, shown.get(row.sku)));
  }

  private async priceFor(product: ProductWithRow, isIn: boolean): Promise<Product['price']> {
    const { price } = product.row as unknown as ProductRow;
    if (!isIn || price.visibility !== 'signed-in') return price;
    return (await this.signedInPrices.views([product.id])).get(product.id) ?? price;
  }

  private async successor(reference: string, ownUri: string): Promise<Product['supersededBy']> {
    const found = await this.products.successor(reference);
    return found && found.uri !== ownUri ? found : null;
  }

  /** The product among its family, as a listing would show them together. */
  private async besides(product: ProductWithRow, references: ReferenceData, isIn: boolean) {
    const neighbours = await this.products.neighbours(product.id, product.family_id, product.sort_name);
    const own = { product_id: product.id, facets: product.facets };
    const all = [own, ...neighbours];
    const rows = await this.rows.read(
      all.map(({ product_id }) => product_id),
      isIn,
    );
    const items = all.flatMap(({ product_id, facets }) => {
      const row = rows.get(product_id);
      const attributes = itemAttributes(facets, references);
      const { family_id: familyId, category_id: categoryId } = product;
      return row ? [{ ...row, familyId, categoryId, attributes }] : [];
    });
    const { families, shown } = groupFamilies(items, (id) => references.isComparable(id));
    const alternates = items.filter(({ sku }) => sku !== product.sku);
    return {
      family: families[0] ? familyOf(this.families.write(families[0], references)) : null,
      alternates: alternates.map((item) =>
        besideRow(this.rows.write(item, item.attributes, shown.get(item.sku))),
      ),
    };
  }
}

/** A table beside a product needs no drawing: the product's own stands above it. */
const familyOf = (text: string): Product['family'] => ({
  ...(JSON.parse(text) as NonNullable<Product['family']>),
  drawing: null,
});

/** A row of such a table shows neither picture nor price breaks, and the page carries twelve of them. */
function besideRow(text: string): ProductRow {
  const row = JSON.parse(text) as ProductRow;
  return { ...row, image: null, price: { ...row.price, breaks: [] } };
}

/** A product for signed-in buyers does not exist for guests, in no answer. */
const maySee = ({ visibility }: ProductWithRow, isIn: boolean) => isIn || visibility === 'public';

function itemAttributes(facets: readonly string[], references: ReferenceData): ItemAttribute[] {
  return facets.map((facet) => {
    const mark = facet.indexOf(facetMark);
    const [code, label] = [facet.slice(0, mark), facet.slice(mark + 1)];
    return {
      code,
      label,
      isNumeric: facetNumber(label, references.attributes.get(code)?.unit ?? null) !== null,
    };
  });
}
