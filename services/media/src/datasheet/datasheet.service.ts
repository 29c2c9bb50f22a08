import { Injectable } from '@nestjs/common';
import type { Product } from '@gantry/contracts/schemas/catalog';
import type { DatasheetFacts } from '../rendering/job.ts';
import { MadeFiles } from '../rendering/rendered-files.ts';
import { madeSheet, type MadeSheet } from './rendered-sheet.ts';
import { ShownProducts } from './product-of-sheet.ts';

/** Raised when data sheets are drawn differently. */
const edition = 2;

/** Data sheets, made of what the catalogue says to everybody. */
@Injectable()
export class DatasheetService {
  constructor(
    private readonly products: ShownProducts,
    private readonly made: MadeFiles,
  ) {}

  /**
   * @param file `<uri>.pdf`
   * @throws DomainError NOT_FOUND for an unknown language or product
   */
  async makePdf(locale: string, file: string): Promise<MadeSheet> {
    const { language, product, store, address } = await this.products.findProduct(locale, file);
    const facts: DatasheetFacts = {
      locale: language.code,
      ...factsOf(product),
      store: { title: store.fullTitle, phone: store.phones[0] ?? '', email: store.email },
      address,
    };
    const name = `${product.partNumber}.pdf`;
    return madeSheet(this.made, { kind: 'datasheet', facts }, { edition, name });
  }
}

const factsOf = (product: Product) => ({
  name: product.name,
  partNumber: product.partNumber,
  sku: product.sku,
  brand: product.brand?.name ?? null,
  category: product.breadcrumb.map(({ name }) => name).join(' / '),
  description: product.description,
  attributes: product.attributes.map(({ name, value, unit }) => ({
    name,
    value: unit ? `${value} ${unit}` : value,
  })),
  drawing: product.drawing,
});
