import { Injectable } from '@nestjs/common';
import { quoteParcel, type Parcel, type Tariff } from './quote.ts';
import { TariffRepository } from './tariff.repository.ts';

/** How long a tariff is kept in memory: a change of rates is felt within this time. */
const cacheForMs = 60_000;

@Injectable()
export class QuoteService {
  private kept: { tariff: Promise<Tariff>; until: number } | undefined;

  constructor(private readonly tariffs: TariffRepository) {}

  async quote(parcel: Parcel) {
    return quoteParcel(parcel, await this.tariff());
  }

  private tariff(): Promise<Tariff> {
    if (!this.kept || this.kept.until < Date.now()) {
      const tariff = this.tariffs.findToday();
      this.kept = { tariff, until: Date.now() + cacheForMs };
      tariff.catch(() => (this.kept = undefined));
    }
    return this.kept.tariff;
  }
}
