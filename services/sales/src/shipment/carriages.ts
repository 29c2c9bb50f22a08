import { Injectable } from '@nestjs/common';
import { addressLines } from '@gantry/contracts/address-lines';
import { deliveryPlaceOf } from '@gantry/contracts/delivery-place';
import { shippingQuote } from '@gantry/contracts/endpoints/internal';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminRelabelPackage, salesAdminReship } from '@gantry/contracts/endpoints/shipments';
import type { PackedSize } from '@gantry/domain/packing';
import type { ParcelFacts } from '@gantry/contracts/schemas/parcel';
import type { BoughtLabel } from '@gantry/contracts/schemas/label';
import type { ShipmentPackage } from '@gantry/contracts/schemas/shipment';
import {
  shippingServices,
  type ShippedGoods,
  type ShippingService,
} from '@gantry/contracts/schemas/shipping';
import { addBusinessDays, storeHours, wallClock } from '@gantry/domain/business-days';
import { ContractClient } from '@gantry/nest-kit/client';
import { CallError, DomainError } from '@gantry/nest-kit/errors';
import type { Order } from '../order/order.entity.ts';
import { OrderRepository } from '../order/order.repository.ts';
import { PriceBook, type Prices } from '../shared/price-book.ts';
import { LabelPurchases, type BuyLabel } from './label-purchases.ts';
import { packedSizeOf } from './measures.ts';
import type { Carriage, Shipment } from './shipment.entity.ts';
import { ShipmentRepository } from './shipment.repository.ts';
import { TrackingPages } from './tracking-pages.ts';

type WayForm = Pick<ValidRequestOf<typeof salesAdminReship>['body'], 'service' | 'packages' | 'buyLabels'>;
type RelabelForm = ValidRequestOf<typeof salesAdminRelabelPackage>['body']['form'];
type PackageForm = WayForm['packages'][number];

/** What goes how, by the key of the request: a repeat gets the same labels. */
interface Way {
  readonly form: WayForm;
  readonly key: string;
}
type Ship<Answer> = (carriage: Carriage) => Promise<Answer>;
/** A package that gets a label. */
interface Unlabelled {
  readonly one: ShipmentPackage;
  readonly place: number;
  readonly key: string;
  /** of the package in the form */
  readonly path: string;
}

/** How shipments go: their packages, and when they are to arrive. Asks the shipping service before anything is locked. */
@Injectable()
export class Carriages {
  constructor(
    private readonly client: ContractClient,
    private readonly orders: OrderRepository,
    private readonly shipments: ShipmentRepository,
    private readonly labels: LabelPurchases,
    private readonly prices: PriceBook,
    /** of the carriers, for tracking numbers */
    readonly pages: TrackingPages,
  ) {}

  /**
   * Ships with what a form says; labels that were bought for it are given back where `ship` does not use them.
   * @throws DomainError NOT_FOUND, INVALID for a package without weight or one the carrier does not take, UNAVAILABLE
   */
  async withForm<Answer>(orderNumber: string, way: Way, ship: Ship<Answer>): Promise<Answer> {
    const record = await this.orders.record(orderNumber);
    if (!record) throw new DomainError('NOT_FOUND');
    return this.labels.forAct(async (buy) => ship(await this.labelled(record.order, way, buy)));
  }

  /**
   * Goods that failed leave once more: labels as for an order's first shipment.
   * @throws DomainError as `withForm`
   */
  async withReship<Answer>(shipmentNumber: string, way: Way, ship: Ship<Answer>): Promise<Answer> {
    const shipment = await this.shipments.findShipment(shipmentNumber);
    if (!shipment) throw new DomainError('NOT_FOUND');
    return this.labels.forAct(async (buy) => ship(await this.labelled(shipment.order, way, buy)));
  }

  /**
   * Another label for a package of a shipment, by what it measures now; given back where `act` does not use it.
   * @throws DomainError INVALID for a package the carrier does not take, UNAVAILABLE
   */
  withLabel<Answer>(
    shipment: Shipment,
    { form, place, key }: { readonly form: RelabelForm; readonly place: number; readonly key: string },
    act: (labelled: ShipmentPackage) => Promise<Answer>,
  ): Promise<Answer> {
    const one = packageOf({ ...form, tracking: null });
    return this.labels.forAct(async (buy) => {
      const label = await buyLabel(buy, shipment.order, shipment, { one, place, key, path: 'form' });
      return act({ ...one, tracking: label.tracking, labelId: label.labelId, labelCost: label.cost });
    });
  }

  private async labelled(order: Order, { form, key }: Way, buy: BuyLabel): Promise<Carriage> {
    const carriage = await this.carriage(order, form.service, form.packages.map(packageOf));
    if (!form.buyLabels) return carriage;
    const labelled: ShipmentPackage[] = [];
    let cost: number | null = null;
    for (const [place, one] of carriage.packages.entries()) {
      const label = one.tracking
        ? null
        : await buyLabel(buy, order, carriage, { one, place, key, path: `packages.${place}` });
      labelled.push(
        label ? { ...one, tracking: label.tracking, labelId: label.labelId, labelCost: label.cost } : one,
      );
      if (label) cost = (cost ?? 0) + label.cost;
    }
    return { ...carriage, packages: labelled, cost };
  }

  /** What a unit of each product that is still to leave measures as it is packed, by sku, where the catalog answers. */
  async packedSizes(order: Order): Promise<ReadonlyMap<string, PackedSize>> {
    const open = order.lines.getItems().filter(({ openUnits }) => openUnits > 0);
    const wanted = open.map(({ sku, openUnits }) => ({ sku, quantity: openUnits }));
    // the dock ships also while the catalog is away; it weighs and measures what it packs then
    const products = await this.prices.price(wanted, order.accountId ?? null).catch((): Prices => new Map());
    return new Map([...products].map(([sku, product]) => [sku, sizeOf(product)]));
  }

  /** As the order says, in one package nobody measured. */
  plain(order: Order): Promise<Carriage> {
    return this.carriage(order, order.shippingService, [bare(null)]);
  }

  private async carriage(
    order: Order,
    service: ShippingService,
    packages: readonly ShipmentPackage[],
  ): Promise<Carriage> {
    return {
      service,
      provider: shippingServices[service],
      forwarder: 'warehouse',
      packages,
      estimated: await this.estimate(order, service, packages),
      cost: null,
    };
  }

  /** The days it is to arrive; null where the service does not go there or nobody can say now. */
  private async estimate(
    { shipTo, subtotal }: Order,
    service: ShippingService,
    packages: readonly ShipmentPackage[],
  ): Promise<Carriage['estimated']> {
    const goods = goodsOf(packages);
    const body = { ...deliveryPlaceOf(shipTo), subtotal, goods, service };
    // goods leave also while the shipping service is away; only the day is missing then
    const quote = await this.client.call(shippingQuote, { body }).catch(() => null);
    const option = quote?.options.find((one) => one.service === service);
    if (!option) return null;
    const { day } = wallClock(new Date(), storeHours.timeZone);
    const [low, high] = option.transitDays;
    return { from: addBusinessDays(day, low), to: addBusinessDays(day, high) };
  }
}

/** @throws DomainError INVALID, UNAVAILABLE */
function buyLabel(
  buy: BuyLabel,
  order: Order,
  { service, provider }: Pick<Carriage, 'service' | 'provider'>,
  { one, place, key, path: form }: Unlabelled,
): Promise<BoughtLabel> {
  const { weightGrams, lengthMm, widthMm, heightMm } = one;
  const path = `${form}.pounds`;
  if (!weightGrams) throw new DomainError('INVALID', undefined, [{ path, message: 'is needed for a label' }]);
  const to = { postalCode: order.shipTo.postalCode, lines: addressLines(order.shipTo) };
  const reference = `${order.number}:${key}:${place}`;
  return buy({
    reference,
    provider,
    service,
    from: null,
    to,
    weightGrams,
    lengthMm,
    widthMm,
    heightMm,
  }).catch((error: unknown) => {
    if (!(error instanceof CallError) || error.code === 'UNAVAILABLE') throw new DomainError('UNAVAILABLE');
    throw new DomainError('INVALID', undefined, [{ path, message: 'the carrier does not take it' }]);
  });
}

/** A weight of 0 is not known. */
const sizeOf = ({ weightGrams, lengthMm, widthMm, heightMm }: ParcelFacts): PackedSize => ({
  weightGrams: weightGrams > 0 ? weightGrams : null,
  lengthMm,
  widthMm,
  heightMm,
});

/** A supplier sends it straight to the customer. */
export function outsideCarriage(order: Order, tracking: string | null, arrivesOn: string | null): Carriage {
  return {
    service: order.shippingService,
    provider: shippingServices[order.shippingService],
    forwarder: 'outside',
    packages: [bare(tracking)],
    estimated: arrivesOn ? { from: arrivesOn, to: arrivesOn } : null,
    cost: null,
  };
}

const bare = (tracking: string | null): ShipmentPackage => ({
  weightGrams: null,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  tracking,
  labelId: null,
  labelCost: null,
  failedAs: null,
});

/** Packages as shipping asks about them; what nobody weighed is left out. */
const goodsOf = (packages: readonly ShipmentPackage[]): ShippedGoods[] =>
  packages.flatMap(({ weightGrams, lengthMm, widthMm, heightMm }) => {
    if (weightGrams === null) return [];
    const facts = { weightGrams, lengthMm, widthMm, heightMm, freightClass: null, hazmat: 'none' as const };
    return [{ quantity: 1, ...facts, isPacked: true }];
  });

/** A package as the dock enters it. */
const packageOf = ({ tracking, ...measures }: PackageForm): ShipmentPackage => ({
  ...bare(tracking),
  ...packedSizeOf(measures),
});
