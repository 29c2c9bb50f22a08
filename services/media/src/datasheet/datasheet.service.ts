import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { catalogGetProduct, catalogGetStore } from '@gantry/contracts/endpoints/catalog';
import { locales, type LocaleCode } from '@gantry/contracts/locales';
import type { Product } from '@gantry/contracts/schemas/catalog';
import { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';
import { MediaConfig } from '../media.config.ts';
import type { DatasheetFacts } from '../render/job.ts';
import { MadeFiles } from '../render/made-files.ts';

/** Raised when data sheets are drawn differently. */
const edition = 1;

/** Data sheets, made of what the catalogue says to everybody. */
@Injectable()
export class DatasheetService {
  readonly #origin: string;

  constructor(
    private readonly client: ContractClient,
    private readonly made: MadeFiles,
    config: MediaConfig,
  ) {
    this.#origin = config.PUBLIC_ORIGIN.replace(/\/$/, '');
  }

  /**
   * @param file `<uri>.pdf`
   * @throws DomainError NOT_FOUND for an unknown language or product
   */
  async make(locale: string, file: string) {
    const language = locales.find(({ code }) => code === locale);
    const uri = /^(.+)\.pdf$/.exec(file)?.[1];
    if (!language || !uri) throw new DomainError('NOT_FOUND');
    const [product, store] = await Promise.all([
      this.product(uri, language.code),
      this.client.call(catalogGetStore, {}),
    ]);
    const facts: DatasheetFacts = {
      locale: language.code,
      ...factsOf(product),
      store: { title: store.fullTitle, phone: store.phones[0] ?? '', email: store.email },
      address: `${this.#origin}${language.prefix}/i/${product.uri}`,
    };
    const key = `datasheet|${edition}|${createHash('sha256').update(JSON.stringify(facts)).digest('base64url')}`;
    return {
      tag: `"${key.slice(-22)}"`,
      name: `${product.partNumber}.pdf`,
      body: () => this.made.get(key, () => ({ kind: 'datasheet', facts })),
    };
  }

  private async product(uri: string, locale: LocaleCode): Promise<Product> {
    try {
      return await this.client.call(catalogGetProduct, { params: { uri } }, { locale });
    } catch (error) {
      // an address that no product can have is as unknown as any other
      if (error instanceof DomainError && ['NOT_FOUND', 'INVALID'].includes(error.code))
        throw new DomainError('NOT_FOUND', { uri: uri.slice(0, 100) });
      throw error;
    }
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
