import { Injectable } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { salesGetShippingRecord } from '@gantry/contracts/endpoints/internal';
import type { shippingAdminCalculate } from '@gantry/contracts/endpoints/tariff';
import type { ShippingCalculatorAnswer, ShippingReplay } from '@gantry/contracts/schemas/tariff-admin';
import { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import { menuOf } from '../quote/menu.ts';
import { rateAll } from '../quote/rate-engine.ts';
import { replay } from '../quote/replay.ts';
import { TariffRepository } from '../quote/tariff.repository.ts';

type Request = ValidRequestOf<typeof shippingAdminCalculate>['body'];

/** Explains prices of shipping to staff: of any shipment on any day, and of any order. Keeps nothing. */
@Injectable()
export class ShippingCalculator {
  constructor(
    private readonly tariffs: TariffRepository,
    private readonly client: ContractClient,
    private readonly store: StoreConfig,
  ) {}

  /** What every service asks, retired ones too, the cheapest first. */
  async calculate({ day, ...request }: Request): Promise<ShippingCalculatorAnswer> {
    const tariff = await this.tariffs.findOn(day);
    const rated = rateAll({ origin: this.store.STORE_POSTAL_CODE, request }, tariff);
    return {
      records: rated.toSorted((one, other) => one.amount - other.amount),
      offered: menuOf(rated, null).map(({ service }) => service),
    };
  }

  /** @throws DomainError NOT_FOUND where there is no such order, or nothing was kept of it */
  async replayOrder(number: string): Promise<ShippingReplay> {
    const found = await this.client.call(salesGetShippingRecord, { body: { number } });
    if (!found?.record) throw new DomainError('NOT_FOUND');
    const { record: kept, placedAt, charged } = found;
    const replayed = replay(kept);
    const isEqual = replayed?.amount === kept.amount && replayed.handlingFee === kept.handlingFee;
    return { number: found.number, placedAt, charged, kept, replayed, isEqual };
  }
}
