import { Injectable } from '@nestjs/common';
import { identityFindAccount } from '@gantry/contracts/endpoints/internal';
import {
  codeTaken,
  giftNotSold,
  unknownNamed,
  type EnteredPromotion,
  type PromotionFacts,
} from '@gantry/contracts/schemas/promotion-admin';
import { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';
import { PriceBook } from '../shared/price-book.ts';
import { mayBeGiven } from '../shared/purchasable.ts';
import { StaffPromotionsRepository } from './staff-promotions.repository.ts';

/** Reads what staff have entered of a promotion, and asks others whether they know what it names. */
@Injectable()
export class EnterPromotion {
  constructor(
    private readonly client: ContractClient,
    private readonly prices: PriceBook,
    private readonly promotions: StaffPromotionsRepository,
  ) {}

  /**
   * @param at where the form stands in the body, for the messages at its fields
   * @param ownId the promotion it is of; null for a new one
   * @throws DomainError INVALID at a code that is taken, and at products or customers that are unknown, and at a gift that nobody can order
   */
  async factsOf(form: EnteredPromotion, at: string, ownId: string | null): Promise<PromotionFacts> {
    if (form.code !== '') await this.checkCode(form.code, `${at}.code`, ownId);
    await this.checkProducts(form.skus, `${at}.skus`);
    const gift = await this.giftOf(form, `${at}.giftSku`);
    return { ...termsOf(form), gift, companies: await this.companiesOf(form.accounts, `${at}.accounts`) };
  }

  /** @throws DomainError INVALID */
  async checkCode(code: string, path: string, ownId: string | null): Promise<void> {
    if (await this.promotions.isCodeTaken(code, ownId)) throw invalid(path, codeTaken);
  }

  private async checkProducts(skus: readonly string[], path: string): Promise<void> {
    const known = await this.prices.price(
      skus.map((sku) => ({ sku, quantity: 1 })),
      null,
    );
    const unknown = skus.filter((sku) => !known.has(sku));
    if (unknown.length > 0) throw invalid(path, unknownNamed);
  }

  /** What is given, as the catalog calls it; for everybody, so no price of a single buyer counts. */
  private async giftOf(form: EnteredPromotion, path: string): Promise<PromotionFacts['gift']> {
    const { kind, giftSku: sku, giftQuantity: quantity, giftShipsFree: shipsFree } = form;
    if (kind !== 'gift' || !sku || quantity === null) return null;
    const product = (await this.prices.price([{ sku, quantity }], null, 'en-US')).get(sku);
    if (!product) throw invalid(path, unknownNamed);
    if (!mayBeGiven(product)) throw invalid(path, giftNotSold);
    return { sku, name: product.name, quantity, shipsFree };
  }

  /** The companies of accounts, each once. */
  private async companiesOf(numbers: readonly string[], path: string): Promise<PromotionFacts['companies']> {
    const companies = new Map<string, PromotionFacts['companies'][number]>();
    for (const typed of numbers) {
      const number = typed.toLowerCase();
      const found = await this.client.call(identityFindAccount, { body: { number } });
      if (!found?.companyId) throw invalid(path, unknownNamed);
      const { companyId: id, company } = found;
      if (!companies.has(id)) companies.set(id, { id, name: company ?? number, accountNumber: number });
    }
    return [...companies.values()];
  }
}

const invalid = (path: string, message: string): DomainError =>
  new DomainError('INVALID', undefined, [{ path, message }]);

/** What a form says without asking anybody; what its kind has no use for is left out. */
function termsOf(form: EnteredPromotion): Omit<PromotionFacts, 'companies' | 'gift'> {
  const { kind, skus, brands, departments, code } = form;
  const value = { percent: form.percent, amount: form.amount, 'free-shipping': 0, gift: 0 }[kind] ?? 0;
  return {
    names: form.names,
    kind,
    value,
    maxAmount: kind === 'amount' || kind === 'gift' ? null : form.maxAmount,
    services: kind === 'free-shipping' ? form.services : [],
    goods: { skus, brands, departments },
    minGoods: form.minGoods,
    minQuantity: form.minQuantity,
    isStackable: form.isStackable,
    code: code === '' ? null : code,
    firstOrderOnly: form.firstOrderOnly,
    startsOn: form.startsOn,
    endsOn: form.endsOn,
    limitTotal: form.limitTotal,
    limitEach: form.limitEach,
  };
}
