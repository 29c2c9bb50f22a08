import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Rate } from './rate.ts';
import { TaxRate } from './tax-rate.entity.ts';

/** The rates and a name for this state of them, so that an order can say which it was taxed by. */
export interface RateTable {
  readonly rates: readonly Rate[];
  readonly version: string;
}

@Injectable()
export class RateRepository {
  constructor(private readonly em: EntityManager) {}

  /** All rates with their dates: a few hundred rows. */
  async findAllRates(): Promise<RateTable> {
    const orderBy = { jurisdiction: 'asc', appliesTo: 'asc', effectiveFrom: 'desc' } as const;
    // a fork, because the table is cached longer than the call that asks for it
    const rows = await this.em.fork().findAll(TaxRate, { orderBy });
    const versions = rows.map(({ sourceVersion }) => sourceVersion).sort();
    return { rates: rows.map(rateOf), version: versions.at(-1) ?? 'none' };
  }
}

const rateOf = ({ jurisdiction, appliesTo, rate, effectiveFrom, effectiveUntil }: TaxRate): Rate => ({
  jurisdiction,
  appliesTo,
  rate,
  from: effectiveFrom,
  until: effectiveUntil ?? null,
});
