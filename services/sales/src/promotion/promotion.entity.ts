import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { PromotionFacts, PromotionRecord } from '@gantry/contracts/schemas/promotion-admin';
import { promotionTransitions, type PromotionStatus } from '@gantry/domain/promotions';

type Act = PromotionRecord['changes'][number]['act'];

const PromotionSchema = defineEntity({
  name: 'Promotion',
  schema: 'sales',
  tableName: 'promotion',
  properties: {
    id: p.uuid().primary(),
    number: p.integer(),
    names: p.json<PromotionFacts['names']>(),
    kind: p.string().$type<PromotionFacts['kind']>(),
    /** hundredths of a percent, or minor units */
    value: p.integer(),
    maxAmount: p.bigint('number').nullable(),
    services: p.json<PromotionFacts['services']>(),
    goods: p.json<PromotionFacts['goods']>(),
    gift: p.json<PromotionFacts['gift']>().nullable(),
    minGoods: p.bigint('number').nullable(),
    minQuantity: p.integer().nullable(),
    isStackable: p.boolean(),
    code: p.string().nullable(),
    companies: p.json<PromotionFacts['companies']>(),
    firstOrderOnly: p.boolean(),
    /** its first and last day, as the store counts them */
    startsOn: p.string().columnType('date').nullable(),
    endsOn: p.string().columnType('date').nullable(),
    limitTotal: p.integer().nullable(),
    limitEach: p.integer().nullable(),
    status: p.string().$type<PromotionStatus>(),
    changedAt: p.datetime(),
    changedBy: p.string().nullable(),
    version: p.integer(),
  },
});

/** What takes part of the price, a sum, or shipping off orders, or gives a product beside them. */
export class Promotion extends PromotionSchema.class {
  static draft(number: number, facts: PromotionFacts): Promotion {
    const begun = { id: randomUUID(), number, status: 'draft' as const, version: 0 };
    return Object.assign(new Promotion(), facts, begun);
  }

  /** Whether it may still be changed. */
  get isOpen(): boolean {
    return this.status !== 'ended';
  }

  /** What it says. */
  get facts(): PromotionFacts {
    return {
      names: this.names,
      kind: this.kind,
      value: this.value,
      maxAmount: this.maxAmount ?? null,
      services: this.services,
      goods: this.goods,
      gift: this.gift ?? null,
      minGoods: this.minGoods ?? null,
      minQuantity: this.minQuantity ?? null,
      isStackable: this.isStackable,
      code: this.code ?? null,
      companies: this.companies,
      firstOrderOnly: this.firstOrderOnly,
      startsOn: this.startsOn ?? null,
      endsOn: this.endsOn ?? null,
      limitTotal: this.limitTotal ?? null,
      limitEach: this.limitEach ?? null,
    };
  }

  /** @throws RangeError outside of what a status may become */
  transitionTo(to: PromotionStatus): void {
    if (!promotionTransitions[this.status].includes(to))
      throw new RangeError(`no transition from ${this.status} to ${to}`);
    this.status = to;
  }

  /** Another version by somebody, with what it says now. */
  nextVersion(by: string | null, act: Act, reason: string | null): PromotionChange {
    this.version += 1;
    this.changedAt = new Date();
    this.changedBy = by;
    return PromotionChange.of(this, { act, actor: by, reason });
  }
}
PromotionSchema.setClass(Promotion);

const PromotionChangeSchema = defineEntity({
  name: 'PromotionChange',
  schema: 'sales',
  tableName: 'promotion_change',
  properties: {
    id: p.uuid().primary(),
    promotionId: p.uuid(),
    version: p.integer(),
    at: p.datetime(),
    act: p.string().$type<Act>(),
    actor: p.string().nullable(),
    reason: p.string().nullable(),
    facts: p.json<PromotionFacts>(),
  },
});

/** What a promotion said after something was done to it. */
export class PromotionChange extends PromotionChangeSchema.class {
  static of(
    { id, version, changedAt, facts }: Promotion,
    done: Pick<PromotionChange, 'act' | 'actor' | 'reason'>,
  ): PromotionChange {
    return Object.assign(new PromotionChange(), done, {
      id: randomUUID(),
      promotionId: id,
      version,
      at: changedAt,
      facts,
    });
  }
}
PromotionChangeSchema.setClass(PromotionChange);
