import { Injectable } from '@nestjs/common';
import { productTag, type CacheTags } from '@gantry/contracts/catalogue-tags';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { Product } from '@gantry/contracts/schemas/catalog';
import { isSignedIn } from '@gantry/domain/roles';
import { DomainError } from '@gantry/nest-kit/errors';
import { ReadyJson } from '@gantry/nest-kit/ready-json';
import { IndexSynchronizer } from '../index/index-synchronizer.ts';
import { membersOf, objectText } from '../listing/json-text.ts';
import { readerOf } from '../listing/row-reader.ts';
import { buyerOf } from '../price/contract-prices.ts';
import { SignedInPrices } from '../price/signed-in-prices.ts';
import type { Word } from '../translation/reader-texts.ts';
import { TranslationRepository } from '../translation/translation.repository.ts';
import { BesideProduct } from './beside-product.service.ts';
import { toProduct } from './product.mapper.ts';
import { ProductPageRepository, type PageProduct } from './product-page.repository.ts';
import { maySee } from './product.service.ts';

/** Product pages. */
@Injectable()
export class ProductPageService {
  constructor(
    private readonly pages: ProductPageRepository,
    private readonly synchronizer: IndexSynchronizer,
    private readonly beside: BesideProduct,
    private readonly signedInPrices: SignedInPrices,
    private readonly translations: TranslationRepository,
  ) {}

  /**
   * A product in the reader's language, English where nobody translated.
   * @param shown what the answer shows before its products are known
   * @throws DomainError NOT_FOUND
   */
  async page(
    uri: string,
    { caller, locale, shown }: { caller: Identity; locale: string; shown: CacheTags },
  ): Promise<ReadyJson> {
    const isIn = isSignedIn(caller.role);
    const page = await this.pages.findPage(uri, isIn);
    if (!page || !maySee(page.product, isIn)) throw new DomainError('NOT_FOUND');
    const { product } = page;
    const references = await this.synchronizer.references();
    const words = product.attributes.map(({ code, value }): Word => [code, value]);
    const texts = await this.translations.texts(locale, words);
    const beside = await this.beside.of(page, { texts, ...readerOf(caller) });
    const own = { ...toProduct(product, references, texts), price: await this.priceFor(product, caller) };
    const tags = [product.uri, ...beside.uris].map(productTag);
    const cacheTags = { ...shown, tags: [...new Set([...shown.tags, ...tags])] };
    return new ReadyJson(objectText(membersOf(own), beside.members), cacheTags);
  }

  private async priceFor({ id, row }: PageProduct, caller: Identity): Promise<Product['price']> {
    const { price } = row;
    if (!isSignedIn(caller.role)) return price;
    const shown = [{ id, visibility: price.visibility }];
    return (await this.signedInPrices.views(shown, buyerOf(caller))).get(id) ?? price;
  }
}
