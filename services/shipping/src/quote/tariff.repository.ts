import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Rate, Tariff, Transit } from './quote.ts';

/** Rates, days on the way and the handling rule that hold today. */
@Injectable()
export class TariffRepository {
  constructor(private readonly em: EntityManager) {}

  async today(): Promise<Tariff> {
    const rates = await this.em.execute<(Omit<Rate, 'amount'> & { amount: string })[]>(
      `select zone, service, amount, transit_low as "transitLow", transit_high as "transitHigh" from shipping.rate
       where effective_from <= current_date and (effective_until is null or current_date < effective_until)
       order by amount, service`,
    );
    const transits = await this.em.execute<Transit[]>(
      `select service, region, days from shipping.transit
       where effective_from <= current_date and (effective_until is null or current_date < effective_until)`,
    );
    const [handling] = await this.em.execute<{ minimum: string; fee: string }[]>(
      `select minimum_order as minimum, fee from shipping.handling_rule
       where effective_from <= current_date order by effective_from desc limit 1`,
    );
    return {
      rates: rates.map((rate) => ({ ...rate, amount: Number(rate.amount) })),
      transits,
      handling: { minimumOrder: Number(handling?.minimum ?? 0), fee: Number(handling?.fee ?? 0) },
    };
  }
}
