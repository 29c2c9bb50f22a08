import { Injectable } from '@nestjs/common';
import { addressLines } from '@gantry/contracts/address-lines';
import { shippingBuyLabel } from '@gantry/contracts/endpoints/labels';
import { shippingQuote } from '@gantry/contracts/endpoints/internal';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminReship, salesAdminShipLines } from '@gantry/contracts/endpoints/shipments';
import type { ShipmentPackage } from '@gantry/contracts/schemas/shipment';
import { shippingServices, type ShippingService } from '@gantry/contracts/schemas/shipping';
import { addBusinessDays, storeHours, wallClock } from '@gantry/domain/business-days';
import { ContractClient } from '@gantry/nest-kit/client';
import { CallError, DomainError } from '@gantry/nest-kit/errors';
import type { Order } from '../order/order.entity.ts';
import { OrderRepository } from '../order/order.repository.ts';
import type { Carriage } from './shipment.entity.ts';
import { ShipmentRepository } from './shipment.repository.ts';

type Form = ValidRequestOf<typeof salesAdminShipLines>['body']['form'];
type ReshipForm = Pick<ValidRequestOf<typeof salesAdminReship>['body'], 'service' | 'packages'>;
type PackageForm = Form['packages'][number];

/** A package that gets a label. */
interface Unlabelled {
  readonly one: ShipmentPackage;
  readonly place: number;
  readonly key: string;
}

const gramsPerPound = 453.59237;
const mmPerInch = 25.4;

/** How shipments go: their packages, and when they are to arrive. Asks the shipping service before anything is locked. */
@Injectable()
export class Carriages {
  constructor(
    private readonly client: ContractClient,
    private readonly orders: OrderRepository,
    private readonly shipments: ShipmentRepository,
  ) {}

  /**
   * @param key of the request: a repeat gets the same labels
   * @throws DomainError NOT_FOUND, INVALID for a package without weight or one the carrier does not take, UNAVAILABLE
   */
  async ofForm(orderNumber: string, form: Form, key: string): Promise<Carriage> {
    const record = await this.orders.record(orderNumber);
    if (!record) throw new DomainError('NOT_FOUND');
    const { order } = record;
    const carriage = await this.carriage(order, form.service, form.packages.map(packageOf));
    if (!form.buyLabels) return carriage;
    const labelled: ShipmentPackage[] = [];
    let cost = 0;
    for (const [place, one] of carriage.packages.entries()) {
      const label = one.tracking ? null : await this.buyLabel(order, carriage, { one, place, key });
      labelled.push(label ? { ...one, tracking: label.tracking, labelId: label.labelId } : one);
      cost += label?.cost ?? 0;
    }
    return { ...carriage, packages: labelled, cost };
  }

  private buyLabel(order: Order, { service, provider }: Carriage, { one, place, key }: Unlabelled) {
    const { weightGrams, lengthMm, widthMm, heightMm } = one;
    if (!weightGrams)
      throw new DomainError('INVALID', undefined, [
        { path: `packages.${place}.pounds`, message: 'is needed for a label' },
      ]);
    const to = { postalCode: order.shipTo.postalCode, lines: addressLines(order.shipTo) };
    const body = { provider, service, to, weightGrams, lengthMm, widthMm, heightMm };
    const reference = `${order.number}:${key}:${place}`;
    return this.client.call(shippingBuyLabel, { body: { ...body, reference } }).catch((error: unknown) => {
      if (!(error instanceof CallError) || error.code === 'UNAVAILABLE') throw new DomainError('UNAVAILABLE');
      const message = 'the carrier does not take it';
      throw new DomainError('INVALID', undefined, [{ path: `packages.${place}.pounds`, message }]);
    });
  }

  /** @throws DomainError NOT_FOUND */
  async ofReship(shipmentNumber: string, form: ReshipForm): Promise<Carriage> {
    const shipment = await this.shipments.findShipment(shipmentNumber);
    if (!shipment) throw new DomainError('NOT_FOUND');
    return this.carriage(shipment.order, form.service, form.packages.map(packageOf));
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
      estimated: await this.estimate(order, service),
      cost: null,
    };
  }

  /** The days it is to arrive; null where the service does not go there or nobody can say now. */
  private async estimate(
    { shipTo, subtotal }: Order,
    service: ShippingService,
  ): Promise<Carriage['estimated']> {
    const { country, region, postalCode } = shipTo;
    const body = { country, region, postalCode, subtotal, weightGrams: 0 };
    // goods leave also while the shipping service is away; only the day is missing then
    const quote = await this.client.call(shippingQuote, { body }).catch(() => null);
    const option = quote?.options.find((one) => one.service === service);
    if (!option) return null;
    const { day } = wallClock(new Date(), storeHours.timeZone);
    const [low, high] = option.transitDays;
    return { from: addBusinessDays(day, low), to: addBusinessDays(day, high) };
  }
}

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
});

/** Pounds and inches of the dock in grams and millimeters. */
const packageOf = ({ pounds, length, width, height, tracking }: PackageForm): ShipmentPackage => ({
  ...bare(tracking),
  weightGrams: scaled(pounds, gramsPerPound),
  lengthMm: scaled(length, mmPerInch),
  widthMm: scaled(width, mmPerInch),
  heightMm: scaled(height, mmPerInch),
});

const scaled = (value: number | null, factor: number): number | null =>
  value === null ? null : Math.round(value * factor);
