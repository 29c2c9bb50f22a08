import { Injectable } from '@nestjs/common';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { Comparison, ProductRow } from '@gantry/contracts/schemas/catalog';
import { isSignedIn } from '@gantry/domain/roles';
import { IndexSynchronizer } from '../index/index-synchronizer.ts';
import { readerOf, rowText, RowReader } from '../listing/row-reader.ts';
import { compareAttributes } from './compare-attributes.ts';
import { ProductRepository, type ProductWithRow } from './product.repository.ts';
import { maySee } from './product.service.ts';
import { TranslationRepository } from '../translation/translation.repository.ts';
import type { Reader } from './beside-product.service.ts';
import type { Word } from '../translation/reader-texts.ts';

/** Products that a reader chose: those they compare and those they viewed. */
@Injectable()
export class ComparisonService {
  constructor(
    private readonly products: ProductRepository,
    private readonly rows: RowReader,
    private readonly synchronizer: IndexSynchronizer,
    private readonly translations: TranslationRepository,
  ) {}

  /** Listing rows in the order asked for, without attributes; unknown products are left out. */
  async cards(skus: string, caller: Identity, locale: string): Promise<ProductRow[]> {
    const reader = { texts: await this.translations.texts(locale, []), ...readerOf(caller) };
    return this.rowsOf(await this.inOrder(skus, reader.isSignedIn), reader);
  }

  /** Products side by side with all their attributes, as they stand on their own pages. */
  async compare(skus: string, caller: Identity, locale: string): Promise<Comparison> {
    const isIn = isSignedIn(caller.role);
    const products = await this.inOrder(skus, isIn);
    const references = await this.synchronizer.references();
    const words = products.flatMap(({ attributes }) =>
      attributes.map(({ code, value }): Word => [code, value]),
    );
    const texts = await this.translations.texts(locale, words);
    const nameOf = (code: string) => {
      const attribute = references.attributes.get(code);
      return attribute ? texts.nameOf(attribute) : code;
    };
    const attributes = products.map((product) =>
      product.attributes.map((one) => ({ ...one, value: texts.word([one.code, one.value]) })),
    );
    return {
      items: await this.rowsOf(products, { texts, ...readerOf(caller) }),
      attributes: compareAttributes(attributes, nameOf),
    };
  }

  private async inOrder(skus: string, isIn: boolean): Promise<ProductWithRow[]> {
    const wanted = skus.split(',').filter(Boolean);
    const bySku = new Map<string, ProductWithRow>(
      (await this.products.findBySkus(wanted)).map((product) => [product.sku, product]),
    );
    // What is no store number was typed: any part number will do.
    const typed = await this.products.resolve(wanted.filter((sku) => !bySku.has(sku)));
    for (const product of await this.products.findByIds([...typed.values()]))
      for (const [number, id] of typed) if (id === product.id) bySku.set(number, product);
    // Two numbers may mean one product.
    const found = new Map(
      wanted.flatMap((sku) => bySku.get(sku) ?? []).map((product) => [product.id, product]),
    );
    return [...found.values()].filter((product) => maySee(product, isIn));
  }

  private async rowsOf(products: readonly ProductWithRow[], reader: Reader): Promise<ProductRow[]> {
    const rows = await this.rows.readRows(
      products.map(({ id }) => id),
      reader,
    );
    return products.flatMap((product) => {
      const row = rows.get(product.id);
      if (!row) return [];
      const written = JSON.parse(rowText(row, '{}')) as ProductRow;
      return [{ ...written, name: reader.texts.of(product)?.name ?? written.name }];
    });
  }
}
