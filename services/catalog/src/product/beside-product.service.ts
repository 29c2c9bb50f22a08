import { Injectable } from '@nestjs/common';
import type { Product, Relation } from '@gantry/contracts/schemas/catalog';
import { attributesOf } from '@gantry/product-search/indexed-listing';
import { itemAttributes } from '@gantry/product-search/item-attributes';
import type { ItemAttribute } from '@gantry/product-search/item-attribute';
import { groupFamilies, type FamilyGroup } from '@gantry/product-search/family-groups';
import { IndexSynchronizer } from '../index/index-synchronizer.ts';
import type { ReferenceData } from '../index/reference-data.ts';
import { headOf } from '../listing/family-view.ts';
import { listText, memberOf, membersOf, objectText } from '../listing/json-text.ts';
import type { SmallRow } from '../listing/row-cache.ts';
import {
  cellsOf,
  rowText,
  RowReader,
  skusOf,
  type PriceReader,
  type ReaderRows,
} from '../listing/row-reader.ts';
import type { ReaderTexts, Word } from '../translation/reader-texts.ts';
import { TranslationRepository } from '../translation/translation.repository.ts';
import { ProductPageRepository, type PageProduct, type ProductPage } from './product-page.repository.ts';
import { ProductRepository } from './product.repository.ts';

/** In the order a buyer needs them: what the product does not work without comes first. */
const relationOrder = ['required', 'accessory', 'spare', 'alternate'] as const;

/** Who reads: in which language, and whose prices. */
export interface Reader extends PriceReader {
  readonly texts: ReaderTexts;
}

/** What stands beside a product, as members of its page's answer. */
export interface Beside {
  /** JSON, see `json-text` */
  readonly members: string;
  /** addresses of all products in it */
  readonly uris: readonly string[];
}

/** A table of products. */
interface Table {
  /** its rows as JSON, by store number */
  readonly rows: ReadonlyMap<string, string>;
  readonly uris: readonly string[];
  /** head of the table as the reader reads it */
  readonly head: Product['family'];
}
type Place = Pick<PageProduct, 'family_id' | 'category_id'>;

const noTable: Table = { rows: new Map(), uris: [], head: null };

/** What stands beside a product, in the tables a listing would show it in. */
@Injectable()
export class BesideProduct {
  constructor(
    private readonly pages: ProductPageRepository,
    private readonly products: ProductRepository,
    private readonly synchronizer: IndexSynchronizer,
    private readonly rows: RowReader,
    private readonly translations: TranslationRepository,
  ) {}

  /** Its successor, its predecessors, its family, and what the feed names beside it. */
  async of({ product, before, after, predecessors }: ProductPage, reader: Reader): Promise<Beside> {
    const supersededBy = await this.successor(product, reader);
    const family = await this.table([...before, product.id, ...after], reader, product);
    const alternates = [...family.rows].flatMap(([sku, text]) => (sku === product.sku ? [] : [text]));
    const relations = await this.relations(product, reader);
    const own = { supersededBy, replaces: predecessors, family: family.head };
    const tables = [
      memberOf('alternates', listText(alternates)),
      memberOf('relations', listText(relations.map(({ text }) => text))),
    ];
    const links = [...predecessors, ...(supersededBy ? [supersededBy] : [])].map(({ uri }) => uri);
    return {
      members: [membersOf(own), ...tables].join(','),
      uris: [...links, ...family.uris, ...relations.flatMap(({ uris }) => uris)],
    };
  }

  private async successor(product: PageProduct, { isSignedIn }: Reader): Promise<Product['supersededBy']> {
    if (!product.superseded_by) return null;
    const found = await this.products.successor(product.superseded_by, isSignedIn);
    return found && found.uri !== product.uri ? found : null;
  }

  /** What the feed names beside the product, by kind. */
  private async relations(
    product: PageProduct,
    reader: Reader,
  ): Promise<{ text: string; uris: readonly string[] }[]> {
    const found = await this.pages.related(product, reader.isSignedIn);
    if (found.length === 0) return [];
    // What goes with a product is compared in one table, whatever families it comes from.
    const place = { family_id: 0, category_id: product.category_id };
    const relations = relationOrder.map(async (kind) => {
      const ids = found.filter((one) => one.kind === kind).map(({ id }) => id);
      const { rows, uris, head } = await this.table(ids, reader, place);
      const own: Omit<Relation, 'items'> = { kind, columns: head?.columns ?? [] };
      const items = memberOf('items', listText([...rows.values()]));
      return { text: objectText(membersOf(own), items), uris };
    });
    return (await Promise.all(relations)).filter(({ uris }) => uris.length > 0);
  }

  private async table(ids: readonly number[], reader: Reader, place: Place): Promise<Table> {
    if (ids.length === 0) return noTable;
    const { texts } = reader;
    const references = await this.synchronizer.references();
    const [rows, attributes] = [await this.rows.readRows(ids, reader), await this.attributesOf(ids)];
    const items = [...new Set(ids)].flatMap((productId) => {
      const [row, own] = [rows.get(productId), attributes.get(productId)];
      const at = { familyId: place.family_id, categoryId: place.category_id };
      return row && own ? [{ ...at, productId, sku: row.sku, row: row.smallRow, attributes: own }] : [];
    });
    const { families, shown } = groupFamilies(items, (id) => id === 0 || references.isComparable(id));
    const write = await this.writerFor(items, texts);
    const group = families[0];
    return {
      rows: new Map(items.map((item) => [item.sku, write(item, shown.get(item.productId))])),
      uris: items.map(({ row }) => row.uri),
      head: group ? headFor(group, { rows, references, texts, place }) : null,
    };
  }

  /** From the index, which has nearly all of them; what stands in no list is read. */
  private async attributesOf(ids: readonly number[]): Promise<Map<number, readonly ItemAttribute[]>> {
    const { index } = this.synchronizer;
    const found = new Map<number, readonly ItemAttribute[]>();
    for (const id of ids) {
      const doc = index?.docOf.get(id);
      if (index && doc !== undefined && index.live[doc]) found.set(id, attributesOf(index, doc));
    }
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length === 0) return found;
    const references = await this.synchronizer.references();
    for (const [id, facets] of await this.products.facetsOf(missing))
      found.set(id, itemAttributes(facets, references));
    return found;
  }

  /** Writes rows as the reader reads them. */
  private async writerFor(items: readonly TableItem[], texts: ReaderTexts) {
    if (texts.isEnglish)
      return ({ row, attributes }: TableItem, shown?: ReadonlySet<string>) =>
        rowText(row, cellsOf(attributes, shown));
    const words = await this.translations.texts(texts.locale, items.flatMap(attributeWords));
    const names = await this.translations.names(
      texts,
      items.map(({ sku }) => sku),
    );
    return ({ sku, row, attributes }: TableItem, shown?: ReadonlySet<string>) => {
      const labels = attributes.map((one) => ({ ...one, label: words.word([one.code, one.label]) }));
      return rowText(named(row, names.get(sku)), cellsOf(labels, shown));
    };
  }
}

interface TableItem {
  sku: string;
  row: SmallRow;
  attributes: readonly ItemAttribute[];
}

const attributeWords = ({ attributes }: TableItem): Word[] =>
  attributes.map(({ code, label }): Word => [code, label]);

function named(row: SmallRow, name: string | undefined): SmallRow {
  if (name === undefined) return row;
  return { ...row, members: membersOf({ ...(JSON.parse(objectText(row.members)) as object), name }) };
}

interface HeadFacts {
  rows: ReaderRows;
  references: ReferenceData;
  texts: ReaderTexts;
  place: Place;
}

/** The product's own drawing stands above it, so a table beside it needs none. */
function headFor(group: FamilyGroup, { rows, references, texts, place }: HeadFacts): Product['family'] {
  const columns = group.columns.map(({ code, isNumeric }) => {
    const attribute = references.attributes.get(code);
    const name = attribute ? texts.nameOf(attribute) : code;
    return { code, name, unit: attribute?.unit ?? null, numeric: isNumeric };
  });
  const head = headOf(group, references);
  const family = references.families.get(place.family_id);
  const name = (family && texts.of(family)?.name) ?? head.name;
  return { ...head, name, drawing: null, columns, skus: skusOf(group, rows) };
}
