import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Tariff } from './quote.ts';
import { HandlingRule, ShippingRate, TransitTime } from './tariff.entity.ts';

/** Rates, days on the way and the handling rule that hold today. */
@Injectable()
export class TariffRepository {
  constructor(private readonly em: EntityManager) {}

  async findToday(): Promise<Tariff> {
    // a fork, because the tariff is cached longer than the call that asks for it
    const em = this.em.fork();
    const today = new Date().toISOString().slice(0, 10);
    const isValid = {
      effectiveFrom: { $lte: today },
      $or: [{ effectiveUntil: null }, { effectiveUntil: { $gt: today } }],
    };
    const rates = await em.find(ShippingRate, isValid, { orderBy: { amount: 'asc', service: 'asc' } });
    const transits = await em.find(TransitTime, isValid);
    const [handling] = await em.find(
      HandlingRule,
      { effectiveFrom: { $lte: today } },
      { orderBy: { effectiveFrom: 'desc' }, limit: 1 },
    );
    return { rates, transits, handling: handling ?? { minimumOrder: 0, fee: 0 } };
  }
}
