import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { exceptionKinds, type TrackingEvent } from '@gantry/contracts/schemas/shipment';
import { system } from '../order/actor.ts';
import { isUnsent } from './open-acts.ts';
import { linesIn } from './order-request.mapper.ts';
import type { ReturnLabel } from './order-request.entity.ts';
import { OrderRequestRepository, type LockedRequest } from './order-request.repository.ts';
import { RequestGoods } from './request-goods.ts';
import { logRequest } from './request-log.ts';
import { SettleRequests } from './settle-requests.ts';

const isTrouble = ({ kind }: TrackingEvent): boolean => exceptionKinds.some((one) => one === kind);

/** Returns follow what carriers report of the labels their parcels travel with. */
@Injectable()
export class TrackReturns {
  constructor(
    private readonly em: EntityManager,
    private readonly requests: OrderRequestRepository,
    private readonly goods: RequestGoods,
    private readonly settlement: SettleRequests,
  ) {}

  /** The same report any number of times. */
  async track(provider: string, tracking: string, events: readonly TrackingEvent[]): Promise<void> {
    const number = await this.requests.numberOfLabel(provider, tracking);
    const locked = number ? await this.requests.lock(number) : null;
    if (!locked || locked.request.isOver) return;
    const { request } = locked;
    const label = request.labels.find((one) => one.tracking === tracking && one.provider === provider);
    const fresh = events.slice(label?.events.length);
    if (!label || fresh.length === 0) return;
    const followed = { ...label, events: [...events] };
    request.labels = request.labels.map((one) => (one === label ? followed : one));
    if (isUnsent(label) && !isUnsent(followed)) await this.followFirstScan(locked, label);
    if (label.receivedAt === null) await this.noteArrival(locked, label, fresh);
    // that a carrier knows of a label is nothing that whoever has the request on screen has to be told
    if (!isUnsent(followed)) request.touch();
    await this.em.flush();
  }

  /** The first scan: a parcel is on its way, and with the first of them the goods. */
  private async followFirstScan(locked: LockedRequest, { provider, tracking }: ReturnLabel): Promise<void> {
    const lines = linesIn(locked.request, ['rma-sent']);
    const carrier = provider.toUpperCase();
    if (lines.length > 0) {
      const moved = { ...locked, lines, actor: system, reason: tracking };
      await this.goods.noteTracking(moved, { carrier, tracking });
    }
    await logRequest(
      this.em,
      locked.request,
      { kind: 'note-tracking', text: `${carrier} ${tracking}` },
      system,
    );
  }

  /** It has arrived, or something went wrong: somebody of the staff looks at it in the time of the policy. */
  private async noteArrival(
    { request }: LockedRequest,
    { tracking }: ReturnLabel,
    fresh: readonly TrackingEvent[],
  ): Promise<void> {
    const said = fresh.filter((one) => one.kind === 'delivered' || isTrouble(one)).at(-1);
    if (!said || linesIn(request, ['rma-sent', 'rma-return-awaiting']).length === 0) return;
    this.settlement.wait(request);
    const kind = said.kind === 'delivered' ? 'return-arrived' : 'return-trouble';
    const about = request.labels.length > 1 ? tracking : null;
    const text = [about, said.text, said.place].filter(Boolean).join(', ') || null;
    await logRequest(this.em, request, { kind, text }, system);
  }
}
