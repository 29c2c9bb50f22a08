import { Injectable } from '@nestjs/common';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { Comparison, ProductRow } from '@gantry/contracts/schemas/catalog';
import { isSignedIn } from '@gantry/contracts/roles';
import { IndexKeeper } from '../index/index-keeper.ts';
import { RowWriter } from '../listing/row-writer.ts';
import { compareAttributes } from './compare-attributes.ts';
import { ProductRepository, type ProductWithRow } from './product.repository.ts';

/** Products that a reader chose himself: those he compares and those he looked at before. */
@Injectable()
export class ComparisonService {
  constructor(
    private readonly products: ProductRepository,
    private readonly rows: RowWriter,
    private readonly keeper: IndexKeeper,
  ) {}

  /** Listing rows in the order asked for, without attributes; unknown products are left out. */
  async cards(skus: string, caller: Identity): Promise<ProductRow[]> {
    return this.rowsOf(await this.inOrder(skus), caller);
  }

  /** Products side by side with all their attributes, as they stand on their own pages. */
  async compare(skus: string, caller: Identity): Promise<Comparison> {
    const products = await this.inOrder(skus);
    const references = await this.keeper.references();
    return {
      items: await this.rowsOf(products, caller),
      attributes: compareAttributes(
        products.map(({ attributes }) => attributes),
        (code) => references.attributes.get(code)?.name ?? code,
      ),
    };
  }

  private async inOrder(skus: string): Promise<ProductWithRow[]> {
    const wanted = skus.split(',').filter(Boolean);
    const bySku = new Map((await this.products.findBySkus(wanted)).map((product) => [product.sku, product]));
    return wanted.flatMap((sku) => bySku.get(sku) ?? []);
  }

  private async rowsOf(products: readonly ProductWithRow[], caller: Identity): Promise<ProductRow[]> {
    const ids = products.map(({ id }) => id);
    const rows = await this.rows.read(ids, isSignedIn(caller.role));
    return ids.flatMap((id) => {
      const row = rows.get(id);
      return row ? [JSON.parse(this.rows.write(row, [])) as ProductRow] : [];
    });
  }
}
