import { Injectable } from '@nestjs/common';
import type { ReturnedGoods } from '@gantry/contracts/schemas/label';
import type { PriceRecord, ShippingQuoteRequest, ShippingService } from '@gantry/contracts/schemas/shipping';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import { freeGroundOf, handlingOf } from './ground-rules.ts';
import { menuOf, optionOf, questionsOf } from './menu.ts';
import { pack } from './packages.ts';
import { rateAll, rateServices, type Shipment } from './rate-engine.ts';
import { returnServiceOf } from './return-service.ts';
import type { Tariff } from './tariff.ts';
import { TariffRepository } from './tariff.repository.ts';

/** How long a tariff is kept in memory: a change by another process is felt within this time. */
const cacheForMs = 60_000;

/** Asks the engine by the tariff of today. */
@Injectable()
export class QuoteService {
  private kept: { tariff: Promise<Tariff>; day: string; until: number } | undefined;

  constructor(
    private readonly tariffs: TariffRepository,
    private readonly store: StoreConfig,
  ) {}

  /** Ways to ship, the handling fee, whether ground is free, and what to ask about the address. */
  async quote({ service = null, withRecords = false, ...request }: ShippingQuoteRequest) {
    const tariff = await this.today();
    const rated = rateAll(this.shipmentOf(request), tariff);
    const menu = menuOf(rated, service);
    const { fee, minimumOrder, missing } = handlingOf(request.subtotal, tariff);
    const { eligible, reason } = freeGroundOf(request, pack(request.goods), tariff);
    return {
      options: menu.map(optionOf),
      handling: { fee, minimumOrder, missing },
      freeGround: { eligible, reason },
      asks: questionsOf(menu, (flag, isSo) => {
        const asked = this.shipmentOf({ ...request, [flag]: isSo });
        return rateServices(
          asked,
          menu.map((one) => one.service),
          tariff,
        );
      }),
      records: withRecords ? menu : [],
    };
  }

  /** The service that brings goods from a place to us for the least; null where none takes them. */
  async findReturnService(goods: ReturnedGoods): Promise<ShippingService | null> {
    return returnServiceOf(this.shipmentOf({ ...goods, subtotal: 0 }), await this.today());
  }

  /** What is asked next is asked by the tariff as it stands then. */
  forgetTariff(): void {
    this.kept = undefined;
  }

  private shipmentOf(request: PriceRecord['request']): Shipment {
    return { origin: this.store.STORE_POSTAL_CODE, request };
  }

  private today(): Promise<Tariff> {
    const day = new Date().toISOString().slice(0, 10);
    if (!this.kept || this.kept.day !== day || this.kept.until < Date.now()) {
      const tariff = this.tariffs.findOn(day);
      this.kept = { tariff, day, until: Date.now() + cacheForMs };
      tariff.catch(() => (this.kept = undefined));
    }
    return this.kept.tariff;
  }
}
