import { Injectable } from '@nestjs/common';
import { addressLines } from '@gantry/contracts/address-lines';
import { deliveryPlaceOf } from '@gantry/contracts/delivery-place';
import { shippingFindReturnService } from '@gantry/contracts/endpoints/labels';
import type { ParcelFacts } from '@gantry/contracts/schemas/parcel';
import {
  shippingServices,
  type ShippedGoods,
  type ShippingService,
} from '@gantry/contracts/schemas/shipping';
import { ContractClient } from '@gantry/nest-kit/client';
import { CallError, DomainError } from '@gantry/nest-kit/errors';
import { PriceBook } from '../shared/price-book.ts';
import { LabelPurchases, type BuyLabel } from '../shipment/label-purchases.ts';
import { packedSizeOf, type EnteredMeasures } from '../shipment/measures.ts';
import type { OrderRequest, ReturnLabel } from './order-request.entity.ts';

/** A parcel that comes back. */
export interface ReturnParcel {
  readonly measures: EnteredMeasures;
  /** of the request: a repeat gets the same label */
  readonly key: string;
  /** of the measures in what was sent */
  readonly path: string;
}

const hazards = ['none', 'limited', 'full'] as const;

/** Buys labels for parcels that come back, of the service that takes them for the least. */
@Injectable()
export class ReturnParcels {
  constructor(
    private readonly client: ContractClient,
    private readonly prices: PriceBook,
    private readonly purchases: LabelPurchases,
  ) {}

  /**
   * Does what uses labels, one for each parcel; those that `act` did not use are given back.
   * @throws DomainError INVALID at the weight where no carrier takes it, UNAVAILABLE
   */
  withLabels<Answer>(
    request: OrderRequest,
    parcels: readonly ReturnParcel[],
    act: (labels: readonly ReturnLabel[]) => Promise<Answer>,
  ): Promise<Answer> {
    return this.purchases.forAct(async (buy) => {
      const labels: ReturnLabel[] = [];
      for (const parcel of parcels) labels.push(await this.buyLabel(buy, request, parcel));
      return act(labels);
    });
  }

  /** From where the order went to our dock. */
  private async buyLabel(buy: BuyLabel, request: OrderRequest, parcel: ReturnParcel): Promise<ReturnLabel> {
    const { shipTo } = request.order;
    const reference = `${request.number}:${parcel.key}`;
    const service = await this.findService(request, parcel);
    const { weightGrams, ...sides } = packedSizeOf(parcel.measures);
    const bought = await buy({
      reference,
      provider: shippingServices[service],
      service,
      from: { postalCode: shipTo.postalCode, lines: addressLines(shipTo) },
      to: null,
      weightGrams: Math.max(1, weightGrams ?? 0),
      ...sides,
    }).catch((error: unknown) => {
      if (!(error instanceof CallError) || error.code === 'UNAVAILABLE') throw new DomainError('UNAVAILABLE');
      throw notTaken(parcel);
    });
    return { ...bought, reference, weightGrams, events: [], receivedAt: null };
  }

  /** By weight and size, by what is dangerous in it, and from where. */
  private async findService(request: OrderRequest, parcel: ReturnParcel): Promise<ShippingService> {
    const goods = [await this.goodsOf(request, parcel)];
    const body = { ...deliveryPlaceOf(request.order.shipTo), goods };
    const { service } = await this.client.call(shippingFindReturnService, { body }).catch(unavailable);
    if (!service) throw notTaken(parcel);
    return service;
  }

  /**
   * The goods as one package: as dangerous as the most dangerous of them, and of their highest freight class. Nobody
   * guesses that: while the catalog is away, no label is bought.
   */
  private async goodsOf({ order, lines }: OrderRequest, { measures }: ReturnParcel): Promise<ShippedGoods> {
    const wanted = lines.getItems().map(({ quantity, orderLine: { sku } }) => ({ sku, quantity }));
    const known = await this.prices.price(wanted, order.accountId ?? null).catch(unavailable);
    const facts = [...known.values()];
    const { weightGrams, ...sides } = packedSizeOf(measures);
    return {
      quantity: 1,
      weightGrams: weightGrams ?? 0,
      ...sides,
      freightClass: highestClass(facts),
      hazmat: hazards.findLast((one) => facts.some(({ hazmat }) => hazmat === one)) ?? 'none',
      isPacked: true,
    };
  }
}

const highestClass = (facts: readonly ParcelFacts[]): ParcelFacts['freightClass'] =>
  facts
    .map(({ freightClass }) => freightClass)
    .toSorted((one, other) => Number(other ?? 0) - Number(one ?? 0))[0] ?? null;

const unavailable = (): never => {
  throw new DomainError('UNAVAILABLE');
};

const notTaken = ({ path }: ReturnParcel) =>
  new DomainError('INVALID', undefined, [
    { path: `${path}.pounds`, message: 'the carrier does not take it' },
  ]);
