import { Injectable } from '@nestjs/common';
import type { PromotionRefusal } from '@gantry/contracts/schemas/promotion';
import { storeHours, wallClock } from '@gantry/domain/business-days';
import { asksForBrands, asksForDepartments, type PromotableLine } from '@gantry/domain/promotions';
import { Departments } from '../shared/departments.ts';
import { judgePromotion, refusalOf, type JudgedPromotion, type PromotionMoment } from './judge-promotion.ts';
import { FindGifts, type FoundGifts } from './find-gifts.ts';
import { OrderPromotions } from './order-promotions.ts';
import type { PromotionBuyer } from './promotion-buyer.ts';
import { PromotionRepository, type CandidatePromotion } from './promotion.repository.ts';

/** Who buys, and the codes they have entered. */
export interface PromotionAsk {
  readonly buyer: PromotionBuyer;
  readonly codes: readonly string[];
}
/** A line with its price. */
export interface PricedGoods {
  readonly id: string;
  /** the brand is asked for where it is left out, and a promotion names brands */
  readonly product: { readonly sku: string; readonly brand?: string | null };
  readonly quantity: number;
  readonly unitPrice: number;
}

/** Finds the promotions of a buyer, and what they take off the goods in their cart. */
@Injectable()
export class PromoteLines {
  constructor(
    private readonly promotions: PromotionRepository,
    private readonly departments: Departments,
    private readonly gifts: FindGifts,
  ) {}

  /** The same for the cart, the checkout, and the order. */
  async promote(goods: readonly PricedGoods[], { buyer, codes }: PromotionAsk): Promise<OrderPromotions> {
    const found = currentOf(await this.promotions.findCandidates(buyer, codes));
    const known = new Set(found.map(({ code }) => code));
    const unknown = codes.filter((code) => !known.has(code));
    if (found.length === 0) return new OrderPromotions([], [], { unknownCodes: unknown });
    const lines = await this.promotableOf(goods, found);
    const moment = await this.momentOf(buyer, found);
    const judged = found.map((promotion) => judgePromotion(promotion, lines, moment));
    const open = judged.filter(({ refusal }) => refusal === null).map(({ promotion }) => promotion);
    const gifts = await this.gifts.findGifts(open, goods, buyer.accountId);
    const withGifts = judged.map((one) => judgeGift(one, gifts));
    return new OrderPromotions(withGifts, lines, { unknownCodes: unknown, gifts });
  }

  /** Whether there is any promotion to look at. */
  async hasAny({ buyer, codes }: PromotionAsk): Promise<boolean> {
    return codes.length > 0 || (await this.promotions.findCandidates(buyer, codes)).length > 0;
  }

  /** Why a code does not count for anything this buyer might order; null where it may. */
  async refusalOfCode(code: string, buyer: PromotionBuyer): Promise<PromotionRefusal | null> {
    const found = currentOf(await this.promotions.findCandidates(buyer, [code]));
    const promotion = found.find((one) => one.code === code);
    return promotion ? refusalOf(promotion, await this.momentOf(buyer, [promotion])) : 'unknown';
  }

  /** Who they are and what day it is, as far as promotions ask. @param orderId of theirs that does not count */
  async momentOf(
    buyer: PromotionBuyer,
    found: readonly Pick<CandidatePromotion, 'firstOrderOnly'>[],
    orderId: string | null = null,
  ): Promise<PromotionMoment> {
    const isAsked = found.some(({ firstOrderOnly }) => firstOrderOnly);
    const hasOrdered = isAsked && (await this.promotions.hasOrdered(buyer, orderId));
    return { buyer, hasOrdered, day: wallClock(new Date(), storeHours.timeZone).day };
  }

  private async promotableOf(
    goods: readonly PricedGoods[],
    found: readonly CandidatePromotion[],
  ): Promise<PromotableLine[]> {
    const areBrandsAsked = found.some(asksForBrands);
    const asked = found.some(asksForDepartments)
      ? goods
      : goods.filter(({ product }) => areBrandsAsked && product.brand === undefined);
    const stands = await this.departments.departmentsOf(asked.map(({ product }) => product.sku));
    return goods.map(({ id, product: { sku, brand }, quantity, unitPrice }) => ({
      id,
      sku,
      brand: brand ?? stands.get(sku)?.brand ?? null,
      department: stands.get(sku)?.path ?? null,
      quantity,
      amount: unitPrice * quantity,
    }));
  }
}

/** A gift that is gone is no gift; one that is there counts as much as its units would cost. */
function judgeGift(judged: JudgedPromotion, gifts: FoundGifts): JudgedPromotion {
  const { promotion, refusal } = judged;
  if (!promotion.gift || refusal !== null) return judged;
  const found = gifts.get(promotion.id);
  if (!found) return { ...judged, refusal: 'gift-gone' };
  return { ...judged, promotion: { ...promotion, value: found.worth } };
}

/** A code may be used again once its promotion has ended: the newest counts that has not. */
function currentOf(found: readonly CandidatePromotion[]): CandidatePromotion[] {
  const byCode = new Map<string, CandidatePromotion>();
  for (const one of found) {
    const other = one.code === null ? undefined : byCode.get(one.code);
    if (one.code !== null && (!other || other.status === 'ended')) byCode.set(one.code, one);
  }
  return found.filter((one) => one.code === null || byCode.get(one.code) === one);
}
