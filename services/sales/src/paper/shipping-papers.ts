import { Injectable } from '@nestjs/common';
import { orderRequestReaderRoles, staffRoles } from '@gantry/domain/roles';
import { isShownToCustomer } from '@gantry/domain/statuses/line-groups';
import { DomainError } from '@gantry/nest-kit/errors';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import { system, type Actor } from '../order/actor.ts';
import type { Order } from '../order/order.entity.ts';
import { OrderRepository } from '../order/order.repository.ts';
import { OrderRequestRepository } from '../order-request/order-request.repository.ts';
import { requestDocument } from '../order-request/request-document.ts';
import { isOwn, mayReadRecord } from '../shared/may-read-record.ts';
import { holdsToken } from '../shared/record-token.ts';
import { sellerOf } from '../shared/seller.ts';
import { mayShip } from '../shipment/may-ship.ts';
import { ShipmentRepository } from '../shipment/shipment.repository.ts';
import { packingSlip } from './packing-slip.ts';
import type { LocalNames } from '../shared/local-names.ts';
import { PriceBook } from '../shared/price-book.ts';
import type { PaperKind } from './paper-kind.ts';
import { pickList } from './pick-list.ts';

/** A list of what is to be picked is the same whoever prints it. */
const dock: Actor = { ...system, role: 'warehouse' };

/** Papers of the dock: what is to be picked, what lies in a parcel, what comes back in one. */
@Injectable()
export class ShippingPapers {
  constructor(
    private readonly orders: OrderRepository,
    private readonly shipments: ShipmentRepository,
    private readonly requests: OrderRequestRepository,
    private readonly prices: PriceBook,
    private readonly store: StoreConfig,
  ) {}

  readonly packingSlip: PaperKind = {
    readers: staffRoles,
    find: async ({ number }) => {
      const shipment = await this.shipments.findShipment(number);
      if (!shipment) return null;
      const { order } = shipment;
      return {
        locale: order.locale,
        isFor: (caller, token) =>
          mayReadRecord(order, caller) || holdsToken(shipment, token) || holdsToken(order, token),
        print: async (locale) => packingSlip(shipment, this.seller, await this.namesIn(order, locale)),
      };
    },
  };

  readonly pickList: PaperKind = {
    readers: staffRoles,
    find: async ({ number }) => {
      const order = (await this.orders.record(number))?.order;
      if (!order) return null;
      const lines = order.lines.getItems().map((line) => ({ line, blockers: mayShip(order, line, dock) }));
      return {
        locale: null,
        isFor: () => false,
        print: async (locale) => pickList(order, lines, this.seller, await this.namesIn(order, locale)),
      };
    },
  };

  /** The form that goes into the parcel, once the return is authorized. */
  readonly return: PaperKind = {
    readers: orderRequestReaderRoles,
    find: async ({ number }) => {
      const request = await this.requests.findRequest(number);
      if (!request) return null;
      const { order } = request;
      return {
        locale: order.locale,
        isFor: (caller, token) =>
          (isOwn(order, caller) || holdsToken(order, token)) && isShownToCustomer(order.status),
        print: async (locale) => {
          if (!request.rmaNumber) throw new DomainError('WRONG_STATE', { status: request.status });
          return requestDocument(request, this.seller, await this.namesIn(order, locale));
        },
      };
    },
  };

  /** What readers of a language call the products of an order. */
  private async namesIn({ lines, accountId = null }: Order, locale: string): Promise<LocalNames> {
    const known = lines.getItems().map(({ sku, name }) => ({ sku, name }));
    const worded = await this.prices.worded(known, accountId, locale);
    return { locale, names: new Map(worded.map(({ sku, name }) => [sku, name])) };
  }

  private get seller() {
    return sellerOf(this.store);
  }
}
