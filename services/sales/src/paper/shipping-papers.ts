import { Injectable } from '@nestjs/common';
import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import { OrderRepository } from '../order/order.repository.ts';
import { sellerOf } from '../shared/seller.ts';
import { CustomerShipments } from '../shipment/customer-shipments.ts';
import { ShipmentRepository } from '../shipment/shipment.repository.ts';
import { packingSlip } from './packing-slip.ts';
import { pickList } from './pick-list.ts';

/** Papers of the dock. */
@Injectable()
export class ShippingPapers {
  constructor(
    private readonly orders: OrderRepository,
    private readonly shipments: ShipmentRepository,
    private readonly customers: CustomerShipments,
    private readonly store: StoreConfig,
  ) {}

  /** As it lies in the parcel, in its customer's language or another. @throws DomainError NOT_FOUND */
  async getPackingSlip(number: string, locale?: string): Promise<BusinessDocument> {
    const shipment = await this.shipments.findShipment(number);
    const order = shipment && (await this.orders.record(shipment.order.number))?.order;
    if (!shipment || !order) throw new DomainError('NOT_FOUND');
    const slip = { ...plain(shipment), lines: shipment.lines.getItems() };
    const ordered = {
      number: order.number,
      poNumber: order.poNumber,
      shipTo: order.shipTo,
      lines: order.lines.getItems(),
    };
    return packingSlip(slip, ordered, sellerOf(this.store), locale ?? order.locale);
  }

  /** The same for its customer or whoever holds its link. @throws DomainError NOT_FOUND for everybody else */
  async getOwnPackingSlip(
    call: Call,
    link: { readonly number: string; readonly token: string | undefined },
    locale: string,
  ): Promise<BusinessDocument> {
    await this.customers.getShipment(call, link);
    return this.getPackingSlip(link.number, locale);
  }

  /** What is to be picked of an order now. @throws DomainError NOT_FOUND */
  async getPickList(number: string, locale: string): Promise<BusinessDocument> {
    const record = await this.orders.record(number);
    if (!record) throw new DomainError('NOT_FOUND');
    const { shipTo, shippingService, updatedAt, lines } = record.order;
    const facts = { number, shipTo, shippingService, updatedAt, lines: lines.getItems() };
    return pickList(facts, sellerOf(this.store), locale);
  }
}

const plain = ({
  number,
  service,
  shippedAt,
  packages,
}: NonNullable<Awaited<ReturnType<ShipmentRepository['findShipment']>>>) => ({
  number,
  service,
  shippedAt,
  packages,
});
