import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminRelabelPackage } from '@gantry/contracts/endpoints/shipments';
import type { ShipmentPackage } from '@gantry/contracts/schemas/shipment';
import { currentCall, type Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { publish } from '@gantry/nest-kit/events';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { actorOf, type Actor } from '../order/actor.ts';
import { Carriages } from './carriages.ts';
import { LabelPurchases } from './label-purchases.ts';
import type { Shipment } from './shipment.entity.ts';
import type { LockedShipment } from './shipment-progress.ts';
import { ShipmentRepository } from './shipment.repository.ts';

type Request = ValidRequestOf<typeof salesAdminRelabelPackage>;

/** A package gets another label in the place of one that is given back. */
@Injectable()
export class RelabelPackage {
  constructor(
    private readonly em: EntityManager,
    private readonly shipments: ShipmentRepository,
    private readonly carriages: Carriages,
    private readonly labels: LabelPurchases,
  ) {}

  /**
   * The other label is bought first, so that a package the carrier does not take keeps the one it has. Then the old one is
   * given back, and only then is that written down.
   * @returns the number of the order
   * @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE once it was scanned, INVALID, UNAVAILABLE
   */
  async relabel(call: Call, { params: { number }, body }: Request): Promise<string> {
    const { form } = body;
    const shipment = await this.shipments.findShipment(number);
    if (!shipment) throw new DomainError('NOT_FOUND');
    const key = call.idempotencyKey ?? '';
    const place = shipment.packages.findIndex(({ labelId }) => labelId === form.labelId);
    // done before, or overtaken by somebody else: the record of the write knows which
    if (place === -1) return this.writeOnce(call, number, body, null);
    checkUnscanned(shipment, form.labelId);
    return this.carriages.withLabel(shipment, { form, place, key }, async (labelled) => {
      await this.labels.voidLabel(form.labelId);
      return this.writeOnce(call, number, body, labelled);
    });
  }

  private writeOnce(
    call: Call,
    number: string,
    body: Request['body'],
    labelled: ShipmentPackage | null,
  ): Promise<string> {
    const actor = actorOf(call.caller);
    const scope = `relabel:${number}:${actor.accountId}`;
    const write = { scope, key: call.idempotencyKey ?? '', request: body };
    return idempotent(this.em, write, async (em) => {
      const locked = await this.shipments.lock(number);
      if (!locked) throw new DomainError('NOT_FOUND');
      const { shipment, order } = locked;
      const old = shipment.packages.find(({ labelId }) => labelId === body.form.labelId);
      if (!old || !labelled) throw new DomainError('STALE_VERSION', { version: shipment.version });
      shipment.relabel(old, labelled);
      await em.flush();
      await logRelabel(em, locked, { old, labelled, reason: body.form.reason }, actor);
      return order.number;
    });
  }
}

/** Labels whose packages no carrier has scanned, of a shipment that is under way. */
export function relabelable({ isUnderWay, packages, events }: Shipment): string[] {
  if (!isUnderWay) return [];
  const scanned = events.filter(({ kind }) => kind !== 'label-created').map(({ tracking }) => tracking);
  return packages
    .filter(({ tracking }) => !scanned.includes(tracking))
    .flatMap(({ labelId }) => (labelId === null ? [] : [labelId]));
}

/** @throws DomainError WRONG_STATE */
function checkUnscanned(shipment: Shipment, labelId: string): void {
  if (!relabelable(shipment).includes(labelId))
    throw new DomainError('WRONG_STATE', { status: shipment.status });
}

interface Relabelled {
  readonly old: ShipmentPackage;
  readonly labelled: ShipmentPackage;
  readonly reason: string;
}

/** In the audit trail of the order: which number became which, and why. */
async function logRelabel(
  em: EntityManager,
  { shipment, order }: LockedShipment,
  { old, labelled, reason }: Relabelled,
  actor: Actor,
): Promise<void> {
  const entry = {
    at: new Date().toISOString(),
    actorId: actor.accountId,
    actor: actor.name ?? null,
    actorRole: actor.role,
    entity: 'order',
    entityNumber: order.number,
    field: `label ${shipment.name}`,
    before: old.tracking,
    after: labelled.tracking,
    reason,
    requestId: currentCall()?.requestId ?? null,
  };
  const mark = { entity: `shipment:${shipment.number}`, version: `relabel:${shipment.version}` };
  await publish(em, 'record.changed', entry, mark);
}
