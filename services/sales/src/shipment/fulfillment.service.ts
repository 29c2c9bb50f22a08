import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type {
  salesAdminDeliverShipment,
  salesAdminReportShipment,
  salesAdminReship,
  salesAdminShipLines,
} from '@gantry/contracts/endpoints/shipments';
import type { Fulfillment } from '@gantry/contracts/schemas/shipment';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { actorOf, type Actor } from '../order/actor.ts';
import type { Order, OrderLine } from '../order/order.entity.ts';
import { OrderRepository } from '../order/order.repository.ts';
import { Carriages } from './carriages.ts';
import { checkTogether } from './may-ship.ts';
import { ShipLines } from './ship-lines.ts';
import type { Shipment } from './shipment.entity.ts';
import { fulfillmentView } from './shipment.mapper.ts';
import { ShipmentProgress, type LockedShipment } from './shipment-progress.ts';
import { ShipmentRepository } from './shipment.repository.ts';

type ShipRequest = ValidRequestOf<typeof salesAdminShipLines>;
type DeliverRequest = ValidRequestOf<typeof salesAdminDeliverShipment>;
type ExceptionRequest = ValidRequestOf<typeof salesAdminReportShipment>;
type ReshipRequest = ValidRequestOf<typeof salesAdminReship>;

/** Orders as the dock works on them. */
@Injectable()
export class FulfillmentService {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderRepository,
    private readonly shipments: ShipmentRepository,
    private readonly door: ShipLines,
    private readonly progress: ShipmentProgress,
    private readonly carriages: Carriages,
  ) {}

  /** @throws DomainError NOT_FOUND */
  async getFulfillment({ caller }: Call, number: string): Promise<Fulfillment> {
    const record = await this.orders.record(number);
    if (!record) throw new DomainError('NOT_FOUND');
    const shipments = await this.shipments.ofOrder(record.order.id);
    const sizes = await this.carriages.packedSizes(record.order);
    const { pages } = this.carriages;
    return fulfillmentView(record.order, { shipments, pages, sizes }, actorOf(caller));
  }

  /** @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE, NOT_PERMITTED, INVALID for more than is open */
  async shipLines(call: Call, { params: { number }, body }: ShipRequest): Promise<Fulfillment> {
    const { form, version } = body;
    const way = { form, key: call.idempotencyKey ?? '' };
    await this.carriages.withForm(number, way, (carriage) =>
      this.once(call, `ship:${number}`, body, async (actor) => {
        const order = await this.lockOrder(number, version);
        const wanted = form.lines.filter(({ quantity }) => quantity > 0);
        const units = wanted.map(({ lineId, quantity }) => ({ line: lineOf(order, lineId), quantity }));
        const { apartReason } = form;
        checkTogether(order, { units, apartReason }, actor);
        await this.door.ship({ order, units, carriage, actor, apartReason });
      }),
    );
    return this.getFulfillment(call, number);
  }

  /**
   * Whole lines leave as the order says, where somebody only presses the status: everything open of each, in one package
   * without a tracking number. Lines that failed on the way are sent once more.
   */
  async shipWhole(call: Call, number: string, request: WholeRequest): Promise<void> {
    const found = await this.orders.record(number);
    if (!found) throw new DomainError('NOT_FOUND');
    const carriage = await this.carriages.plain(found.order);
    await this.once(call, `ship-whole:${number}`, request, async (actor) => {
      const order = await this.lockOrder(number, request.version);
      const lines = request.lineIds.map((lineId) => lineOf(order, lineId));
      if (request.to === 'shipped') {
        const units = lines.map((line) => ({ line, quantity: line.openUnits }));
        checkTogether(order, { units, apartReason: null }, actor);
        await this.door.ship({ order, units, carriage, actor });
      } else {
        const units = lines.map((line) => ({ line, quantity: line.quantity }));
        await this.door.reship({ order, units, carriage, actor }, request.to);
      }
    });
  }

  /** @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE, NOT_PERMITTED */
  deliver(call: Call, { params: { number }, body }: DeliverRequest): Promise<Fulfillment> {
    return this.changeShipment(call, { action: 'deliver', number, body }, (locked, actor) =>
      this.progress.deliver(locked, { at: new Date(), receivedBy: body.receivedBy }, actor),
    );
  }

  /** @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE, NOT_PERMITTED */
  reportException(call: Call, { params: { number }, body }: ExceptionRequest): Promise<Fulfillment> {
    const { lines: units, kind, text } = body;
    return this.changeShipment(call, { action: 'exception', number, body }, (locked, actor) => {
      const trouble = { kind, text, units, tracking: packageOf(locked.shipment, body), at: new Date() };
      const isNarrower = locked.shipment.status === 'delivery-exception' && units.length > 0;
      return isNarrower ? this.progress.narrow(locked, trouble) : this.progress.fail(locked, trouble, actor);
    });
  }

  /** @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE, also for goods that are not there, NOT_PERMITTED */
  reship(call: Call, { params: { number }, body }: ReshipRequest): Promise<Fulfillment> {
    const way = { form: body, key: call.idempotencyKey ?? '' };
    return this.carriages.withReship(number, way, (carriage) =>
      this.changeShipment(call, { action: 'reship', number, body }, async ({ shipment, order }, actor) => {
        const failed = shipment.lines
          .getItems()
          .map(({ orderLine }) => lineOf(order, orderLine))
          .filter(({ status }) => status === 'delivery-exception');
        if (failed.length === 0) throw new DomainError('WRONG_STATE', { status: shipment.status });
        const units = failed.map((line) => ({ line, quantity: line.quantity }));
        await this.door.reship({ order, units, carriage, actor });
      }),
    );
  }

  /** One act on a shipment by whoever has seen its newest version. */
  private async changeShipment(
    call: Call,
    { action, number, body }: { action: string; number: string; body: { version: number } },
    act: (locked: LockedShipment, actor: Actor) => Promise<void>,
  ): Promise<Fulfillment> {
    const orderNumber = await this.once(call, `${action}:${number}`, body, async (actor) => {
      const locked = await this.shipments.lock(number);
      if (!locked) throw new DomainError('NOT_FOUND');
      const { version } = locked.shipment;
      if (version !== body.version) throw new DomainError('STALE_VERSION', { version });
      await act(locked, actor);
      return locked.order.number;
    });
    return this.getFulfillment(call, orderNumber);
  }

  private once<Answer>(
    call: Call,
    scope: string,
    request: unknown,
    act: (actor: Actor) => Promise<Answer>,
  ): Promise<Answer> {
    const actor = actorOf(call.caller);
    const write = { scope: `${scope}:${actor.accountId}`, key: call.idempotencyKey ?? '', request };
    return idempotent(this.em, write, () => act(actor));
  }

  private async lockOrder(number: string, version: number): Promise<Order> {
    const order = await this.orders.lock(number);
    if (!order) throw new DomainError('NOT_FOUND');
    if (order.version !== version) throw new DomainError('STALE_VERSION', { version: order.version });
    return order;
  }
}

interface WholeRequest {
  readonly lineIds: readonly string[];
  readonly to: Extract<LineStatus, 'shipped' | 'replacement-shipped' | 'rma-replacement-shipped'>;
  readonly version: number;
}

/** The package that is named of a shipment. @throws DomainError INVALID for one it does not have */
function packageOf(shipment: Shipment, { tracking }: ExceptionRequest['body']): string | null {
  if (tracking === null || shipment.tracking.includes(tracking)) return tracking;
  throw new DomainError('INVALID', undefined, [
    { path: 'body.tracking', message: 'is none of its packages' },
  ]);
}

function lineOf(order: Order, lineId: string): OrderLine {
  const line = order.lines.getItems().find(({ id }) => id === lineId);
  if (!line) throw new DomainError('NOT_FOUND');
  return line;
}
