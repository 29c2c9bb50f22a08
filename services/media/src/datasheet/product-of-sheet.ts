import { Injectable } from '@nestjs/common';
import { catalogGetProduct, catalogGetStore } from '@gantry/contracts/endpoints/catalog';
import { locales, type Locale } from '@gantry/contracts/locales';
import type { Product, StoreFacts } from '@gantry/contracts/schemas/catalog';
import { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';
import { MediaConfig } from '../media.config.ts';

/** A product as everybody may see it, for a sheet about it. */
export interface ShownProduct {
  readonly language: Locale;
  readonly product: Product;
  readonly store: StoreFacts;
  /** where the product stands in the store, in full */
  readonly address: string;
}

/** Finds what a sheet is about. */
@Injectable()
export class ShownProducts {
  private readonly origin: string;

  constructor(
    private readonly client: ContractClient,
    config: MediaConfig,
  ) {
    this.origin = config.PUBLIC_ORIGIN.replace(/\/$/, '');
  }

  /**
   * @param file `<uri>.pdf`
   * @throws DomainError NOT_FOUND for an unknown language or product
   */
  async findProduct(locale: string, file: string): Promise<ShownProduct> {
    const language = locales.find(({ code }) => code === locale);
    const uri = /^(.+)\.pdf$/.exec(file)?.[1];
    if (!language || !uri) throw new DomainError('NOT_FOUND');
    const [product, store] = await Promise.all([
      this.product(uri, language),
      this.client.call(catalogGetStore, {}),
    ]);
    return { language, product, store, address: `${this.origin}${language.prefix}/i/${product.uri}` };
  }

  private product(uri: string, { code }: Locale): Promise<Product> {
    return orNotFound(this.client.call(catalogGetProduct, { params: { uri } }, { locale: code }), uri);
  }
}

/** What the catalogue does not know, or no product can be called, is unknown to whoever asks for its sheet. */
export async function orNotFound<Answer>(asked: Promise<Answer>, uri: string): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof DomainError && ['NOT_FOUND', 'INVALID'].includes(error.code))
      throw new DomainError('NOT_FOUND', { uri: uri.slice(0, 100) });
    throw error;
  }
}
