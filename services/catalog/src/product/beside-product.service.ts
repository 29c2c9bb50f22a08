import { Injectable } from '@nestjs/common';
import type { Product, ProductRow, Relation } from '@gantry/contracts/schemas/catalog';
import { itemAttributes } from '@gantry/product-search/item-attributes';
import type { ItemAttribute } from '@gantry/product-search/item-attribute';
import { groupFamilies, type FamilyGroup } from '@gantry/product-search/family-groups';
import { IndexSynchronizer } from '../index/index-synchronizer.ts';
import type { ReferenceData } from '../index/reference-data.ts';
import { FamilyView } from '../listing/family-view.ts';
import { cellsOf, rowText, RowReader, skusOf, type ReaderRows } from '../listing/row-reader.ts';
import type { ReaderTexts, Word } from '../translation/reader-texts.ts';
import { TranslationRepository } from '../translation/translation.repository.ts';
import { ProductRepository, type ProductWithRow } from './product.repository.ts';

/** In the order a buyer needs them: what the product does not work without comes first. */
const relationOrder = ['required', 'accessory', 'spare', 'alternate'] as const;

/** Who reads: in which language, and whether signed in. */
export interface Reader {
  texts: ReaderTexts;
  isSignedIn: boolean;
}
interface Neighbour {
  product_id: number;
  facets: readonly string[];
}

/** What stands beside a product, in the tables a listing would show it in. */
@Injectable()
export class BesideProduct {
  constructor(
    private readonly products: ProductRepository,
    private readonly synchronizer: IndexSynchronizer,
    private readonly rows: RowReader,
    private readonly families: FamilyView,
    private readonly translations: TranslationRepository,
  ) {}

  /** Its successor, its predecessors, its family, and what the feed names beside it. */
  async of(product: ProductWithRow, reader: Reader) {
    const references = await this.synchronizer.references();
    return {
      supersededBy: await this.successor(product, reader),
      replaces: await this.products.predecessors(product, reader.isSignedIn),
      ...(await this.family(product, references, reader)),
      relations: await this.relations(product, references, reader),
    };
  }

  private async successor(product: ProductWithRow, { isSignedIn }: Reader): Promise<Product['supersededBy']> {
    if (!product.superseded_by) return null;
    const found = await this.products.successor(product.superseded_by, isSignedIn);
    return found && found.uri !== product.uri ? found : null;
  }

  private async family(product: ProductWithRow, references: ReferenceData, reader: Reader) {
    const { before, after } = await this.products.neighbours(
      product.id,
      product.family_id,
      product.sort_name,
    );
    const all = [...before, { product_id: product.id, facets: product.facets }, ...after];
    const { items, groups } = await this.table(all, references, reader, product);
    const others = items.filter(({ sku }) => sku !== product.sku);
    const info = references.families.get(product.family_id);
    return {
      family: groups[0] ? familyOf(groups[0], (info && reader.texts.of(info)?.name) ?? null) : null,
      alternates: others,
    };
  }

  /** What the feed names beside the product, by kind. */
  private async relations(
    product: ProductWithRow,
    references: ReferenceData,
    reader: Reader,
  ): Promise<Relation[]> {
    const found = await this.products.related(product, reader.isSignedIn);
    const relations = relationOrder.map(async (kind) => {
      const related = found.filter((one) => one.kind === kind);
      // What goes with a product is compared in one table, whatever families it comes from.
      const place = { family_id: 0, category_id: product.category_id };
      const { items, groups } = await this.table(related, references, reader, place);
      return { kind, columns: groups[0]?.columns ?? [], items };
    });
    return (await Promise.all(relations)).filter(({ items }) => items.length > 0);
  }

  private async table(
    members: readonly Neighbour[],
    references: ReferenceData,
    { texts, isSignedIn }: Reader,
    place: { family_id: number; category_id: number },
  ): Promise<{ items: ProductRow[]; groups: NonNullable<Product['family']>[] }> {
    if (members.length === 0) return { items: [], groups: [] };
    const rows = await this.rows.readRows(
      members.map(({ product_id }) => product_id),
      isSignedIn,
    );
    const items = members.flatMap(({ product_id, facets }) => {
      const row = rows.get(product_id);
      const attributes = itemAttributes(facets, references);
      const at = { familyId: place.family_id, categoryId: place.category_id };
      return row ? [{ ...row, productId: product_id, ...at, attributes }] : [];
    });
    const { families, shown } = groupFamilies(items, (id) => id === 0 || references.isComparable(id));
    const words = await this.translations.texts(texts.locale, items.flatMap(attributeWords));
    const names = await this.translations.names(
      texts,
      items.map(({ sku }) => sku),
    );
    const written = items.map((item) => {
      const row = JSON.parse(
        rowText(item, cellsOf(item.attributes, shown.get(item.productId))),
      ) as ProductRow;
      return besideRow({ ...inWords(row, words), name: names.get(row.sku) ?? row.name });
    });
    return { items: written, groups: families.map((group) => this.head(group, rows, references, texts)) };
  }

  private head(group: FamilyGroup, rows: ReaderRows, references: ReferenceData, texts: ReaderTexts) {
    const text = this.families.familyText(group, skusOf(group, rows), references);
    const head = JSON.parse(text) as NonNullable<Product['family']>;
    const columns = head.columns.map((column) => {
      const attribute = references.attributes.get(column.code);
      return attribute ? { ...column, name: texts.nameOf(attribute) } : column;
    });
    return { ...head, columns };
  }
}

const attributeWords = ({ attributes }: { attributes: readonly ItemAttribute[] }): Word[] =>
  attributes.map(({ code, label }): Word => [code, label]);

const inWords = (row: ProductRow, texts: ReaderTexts): ProductRow => ({
  ...row,
  attributes: Object.fromEntries(
    Object.entries(row.attributes).map(([code, value]) => [code, texts.word([code, value])]),
  ),
});

/** A table beside a product needs no drawing: the product's own stands above it. */
const familyOf = (family: NonNullable<Product['family']>, name: string | null): Product['family'] => ({
  ...family,
  name: name ?? family.name,
  drawing: null,
});

/** A row of such a table shows neither picture nor price breaks, and the page carries a dozen of them. */
const besideRow = (row: ProductRow): ProductRow => ({
  ...row,
  image: null,
  price: { ...row.price, breaks: [] },
});
