import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesReportShipment } from '@gantry/contracts/endpoints/shipments';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { Shipment as ShipmentView } from '@gantry/contracts/schemas/shipment';
import { isShownToCustomer } from '@gantry/domain/statuses/line-groups';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { actorOf, type Actor } from '../order/actor.ts';
import type { Order } from '../order/order.entity.ts';
import { OrderRepository } from '../order/order.repository.ts';
import { isOwn, mayReadRecord } from '../shared/may-read-record.ts';
import { PriceBook } from '../shared/price-book.ts';
import { holdsToken } from '../shared/record-token.ts';
import type { Shipment } from './shipment.entity.ts';
import { shipmentView } from './shipment.mapper.ts';
import { ShipmentProgress, type LockedShipment } from './shipment-progress.ts';
import { ShipmentRepository } from './shipment.repository.ts';
import { TrackingPages } from './tracking-pages.ts';

type Report = ValidRequestOf<typeof salesReportShipment>['body'];

/** A shipment as a link names it. */
export interface ShipmentLink {
  readonly number: string;
  readonly token: string | undefined;
}

/** Shipments as their customers follow them; another's does not exist for whoever asks. */
@Injectable()
export class CustomerShipments {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderRepository,
    private readonly shipments: ShipmentRepository,
    private readonly progress: ShipmentProgress,
    private readonly pages: TrackingPages,
    private readonly prices: PriceBook,
  ) {}

  /** @throws DomainError NOT_FOUND for everybody but who reads the order and whoever holds the link */
  async getShipment(call: Call, { number, token }: ShipmentLink): Promise<ShipmentView> {
    const shipment = await this.shipments.findShipment(number);
    const mayRead =
      shipment && (mayReadRecord(shipment.order, call.caller) || holdsLink(shipment, shipment.order, token));
    if (!mayRead) throw new DomainError('NOT_FOUND');
    return this.present(call, shipment, shipment.order);
  }

  /** @throws DomainError NOT_FOUND for everybody but who reads the order and whoever holds its token */
  async listShipments(call: Call, { number, token }: ShipmentLink): Promise<ShipmentView[]> {
    const order = (await this.orders.record(number))?.order;
    const mayRead = order && (mayReadRecord(order, call.caller) || holdsToken(order, token));
    if (!order || !mayRead || !isShownToCustomer(order.status)) throw new DomainError('NOT_FOUND');
    const shipments = await this.shipments.ofOrder(order.id);
    return Promise.all(shipments.map((shipment) => this.present(call, shipment, order)));
  }

  /** With the names of products that the reader knows. */
  private async present({ locale }: Call, shipment: Shipment, order: Order): Promise<ShipmentView> {
    const view = shipmentView(shipment, { orderNumber: order.number, pages: this.pages });
    return { ...view, lines: await this.prices.worded(view.lines, order.accountId ?? null, locale) };
  }

  /** It has arrived. Saying it again changes nothing. @throws DomainError NOT_FOUND, WRONG_STATE after a failure */
  confirm(call: Call, link: ShipmentLink): Promise<ShipmentView> {
    return this.act(call, link, { action: 'confirm' }, async (locked, actor) => {
      const { status } = locked.shipment;
      if (status === 'delivered') return;
      const receivedBy = actor.name ?? locked.order.name;
      await this.progress.deliver(locked, { at: new Date(), receivedBy }, system(actor));
    });
  }

  /** Something is wrong with it. @throws DomainError NOT_FOUND, WRONG_STATE where that is known */
  reportProblem(call: Call, link: ShipmentLink, { kind, text, lines }: Report): Promise<ShipmentView> {
    return this.act(call, link, { action: 'report', kind, text, lines }, (locked, actor) =>
      this.progress.fail(locked, { kind, text, units: lines, at: new Date() }, actor),
    );
  }

  private async act(
    call: Call,
    link: ShipmentLink,
    request: Partial<Report> & { readonly action: string },
    change: (locked: LockedShipment, actor: Actor) => Promise<void>,
  ): Promise<ShipmentView> {
    const { accountId } = call.caller;
    const write = {
      scope: `${request.action}-shipment:${link.number}:${accountId ?? 'link'}`,
      key: call.idempotencyKey ?? '',
      request: { ...request, ...link },
    };
    await idempotent(this.em, write, async () => {
      const locked = await this.shipments.lock(link.number);
      if (!locked || !mayFollow(locked, call.caller, link.token)) throw new DomainError('NOT_FOUND');
      await change(locked, customerActor(call, locked.order));
    });
    return this.getShipment(call, link);
  }
}

const holdsLink = (shipment: Shipment, order: Order, token: string | undefined): boolean =>
  holdsToken(shipment, token) || holdsToken(order, token);

/** Whether somebody may say what became of it: its owner, and whoever holds the link. */
const mayFollow = (
  { shipment, order }: LockedShipment,
  caller: Identity,
  token: string | undefined,
): boolean => isOwn(order, caller) || holdsLink(shipment, order, token);

/** Whoever has the link acts as the customer of the order. */
const customerActor = ({ caller }: Call, order: Order): Actor => ({
  ...actorOf(caller),
  name: caller.name ?? order.name,
  role: 'customer',
});

/** The status book leaves arrivals to carriers and staff: the customer's word is the proof the system acts on. */
const system = ({ accountId, name }: Actor): Actor => ({ accountId, name, role: 'system' });
