import { Injectable } from '@nestjs/common';
import { RateRepository, type RateTable } from '../rates/rate.repository.ts';
import { TaxationConfig } from '../taxation.config.ts';
import { calculateTax, type TaxRequest } from './calculate.ts';

/** How long rates are kept in memory: a new rate is felt within this time. */
const cacheForMs = 60_000;

@Injectable()
export class CalculationService {
  private readonly nexus: 'all' | ReadonlySet<string>;
  private kept: { table: Promise<RateTable>; until: number } | undefined;

  constructor(
    private readonly repository: RateRepository,
    config: TaxationConfig,
  ) {
    this.nexus = config.TAXATION_NEXUS === 'all' ? 'all' : new Set(config.TAXATION_NEXUS.split(','));
  }

  /** Tax by the rates of today. */
  async calculate(request: TaxRequest) {
    const { rates, version } = await this.table();
    const day = new Date().toISOString().slice(0, 10);
    return { ...calculateTax(request, { rates, nexus: this.nexus, day }), ratesVersion: version };
  }

  private table(): Promise<RateTable> {
    if (!this.kept || this.kept.until < Date.now()) {
      const table = this.repository.findAllRates();
      this.kept = { table, until: Date.now() + cacheForMs };
      table.catch(() => (this.kept = undefined));
    }
    return this.kept.table;
  }
}
