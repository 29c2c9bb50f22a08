import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import type { LineBlocker } from '@gantry/domain/statuses/line-status-row';
import { DomainError } from '@gantry/nest-kit/errors';
import type { Actor } from '../order/actor.ts';
import type { OrderLine } from '../order/order.entity.ts';
import { TransitionLines } from '../order/transition-lines.ts';
import { ReceiveStock } from '../stock/receive-stock.ts';
import { ReserveStock } from '../stock/reserve-stock.ts';
import { InspectGoods } from './inspect-goods.ts';
import { isOnBehalfOfSystem, isUnsent } from './open-acts.ts';
import type { OrderRequest, ReturnLabel } from './order-request.entity.ts';
import { linesIn } from './order-request.mapper.ts';
import { dropLabels, logRequest, transitionRequest } from './request-log.ts';
import { tellRequester } from './request-mail.ts';
import { SettleRequests, type Settlement, type StaffAct } from './settle-requests.ts';

/** The goods of a request: they are sent back, looked at, and put away or replaced; inside the caller's transaction. */
@Injectable()
export class RequestGoods {
  constructor(
    private readonly em: EntityManager,
    private readonly transitions: TransitionLines,
    private readonly inspection: InspectGoods,
    private readonly stock: ReserveStock,
    private readonly receiving: ReceiveStock,
    private readonly settlement: SettleRequests,
  ) {}

  /** An act that moves no money. @throws DomainError WRONG_STATE, INVALID */
  async handle(act: StaffAct): Promise<void> {
    const { request, body } = act;
    if (body.act === 'authorize') return this.authorize(act);
    if (body.act === 'note-tracking') return this.noteTracking(act, body);
    if (body.act !== 'receive') await this.startRunning(request);
    if (body.act === 'receive') return this.receive(act);
    if (body.act === 'replace') return this.replace(act);
    if (body.act === 'send-back') return this.sendBack(act);
    if (body.act === 'ship-replacement') return this.shipReplacement(act);
    if (body.act === 'deliver-replacement') return this.confirmDelivery(act);
    await this.reserve(act.lines);
    await this.moveLines(act, 'rma-replacement-processing');
    this.settlement.wait(request);
  }

  /** The goods may come back: number, days, and where to are mailed. */
  private async authorize(act: StaffAct): Promise<void> {
    const { request } = act;
    request.rmaNumber = `rma-${request.number.replace(/^r-/, '')}`;
    request.authorizedUntil = this.settlement.lastDay();
    request.dueAt = null;
    request.labels = act.labels ?? [];
    await this.moveLines(act, 'rma-sent', { isQuiet: true });
    await tellRequester(this.em, request, { kind: 'authorized' });
  }

  /** The goods are on their way, with one of our labels or another number. @throws DomainError INVALID without its number */
  async noteTracking(
    act: Settlement,
    { carrier, tracking }: { readonly carrier: string | null; readonly tracking: string | null },
  ): Promise<void> {
    if (!tracking) throw missing('tracking');
    if (act.request.labels.every((label) => label.tracking !== tracking))
      await dropLabels(this.em, act.request, () => true);
    Object.assign(act.request, { carrier, tracking });
    await this.moveLines(act, 'rma-return-awaiting');
  }

  /** The replacement has arrived. */
  confirmDelivery(act: Settlement): Promise<void> {
    return this.moveLines(act, 'rma-replacement-delivered');
  }

  /** Takes lines back to where they stood before they were asked for; lost goods stay lost. */
  async giveBack({ order, lines, reason }: Settlement, actor: Actor): Promise<void> {
    for (const line of lines) {
      const to = line.before.at(-1);
      if (to) await this.transitions.transition({ order, lines: [line], to, reason, actor, isQuiet: true });
    }
  }

  /** @throws DomainError INVALID for more than was asked, or nothing at all */
  private async receive(act: StaffAct): Promise<void> {
    const parcels = parcelsIn(act);
    const received = await this.inspection.inspect(act);
    await this.startRunning(act.request);
    await this.moveLines({ ...act, lines: received }, 'rma-return-received');
    await this.takeInParcels(act, parcels);
    this.settlement.wait(act.request);
  }

  /** The parcels that came are noted. Once no goods are awaited, the labels that nobody used are given back. */
  private async takeInParcels({ request, actor }: StaffAct, parcels: readonly ReturnLabel[]): Promise<void> {
    const receivedAt = new Date().toISOString();
    request.labels = request.labels.map((one) => (parcels.includes(one) ? { ...one, receivedAt } : one));
    for (const { tracking } of parcels)
      await logRequest(this.em, request, { kind: 'parcel-received', text: tracking }, actor);
    if (linesIn(request, ['rma-sent', 'rma-return-awaiting']).length > 0) return;
    await dropLabels(this.em, request, isUnsent);
  }

  /** Goods that passed the inspection go on the shelf, once; until then they stand apart. */
  async shelve({ request, lines }: Settlement): Promise<void> {
    const passed = request.lines
      .getItems()
      .filter(
        ({ orderLine, disposition, restocked }) =>
          lines.includes(orderLine) && disposition === 'restock' && !restocked,
      );
    for (const line of passed) line.restocked = true;
    await this.receiving.receive(
      passed.map(({ orderLine: { sku }, quantity }) => ({ sku, quantity, isForStock: false })),
    );
  }

  /** Goods set aside for a replacement that will not be sent go back on the shelf. */
  async releaseReplacement({ lines }: Settlement): Promise<void> {
    const waiting = lines.filter(({ status }) => status === 'rma-replacement-processing');
    if (waiting.length > 0) await this.stock.release(waiting);
  }

  async startRunning(request: OrderRequest): Promise<void> {
    if (request.status === 'approved') await transitionRequest(this.em, request, { to: 'running' });
  }

  private async replace(act: StaffAct): Promise<void> {
    await this.shelve(act);
    await this.reserve(act.lines);
    act.request.resolution = 'replacement';
    await this.moveLines(act, 'rma-replacement-processing');
    this.settlement.wait(act.request);
  }

  private async sendBack(act: StaffAct): Promise<void> {
    const { request, actor, reason } = act;
    await this.giveBack(act, actor);
    await this.inspection.showPhotos(act);
    request.reason = reason;
    request.dueAt = null;
    await tellRequester(this.em, request, { kind: 'declined', text: reason });
  }

  private async shipReplacement(act: StaffAct): Promise<void> {
    const { request, body, lines } = act;
    request.resolution = 'replacement';
    request.replacementTracking = [body.carrier, body.tracking].filter(Boolean).join(' ') || null;
    request.dueAt = null;
    const isLost = lines.some(({ status }) => status === 'delivery-exception');
    await this.moveLines(act, isLost ? 'replacement-shipped' : 'rma-replacement-shipped');
  }

  /** @throws DomainError WRONG_STATE where there is too little on the shelf */
  private async reserve(lines: readonly OrderLine[]): Promise<void> {
    const [first] = lines;
    if (!first) return;
    const shortages = await this.stock.reserve(first.order.id, lines, null);
    const blockers: LineBlocker[] = ['OUT_OF_STOCK'];
    if (shortages.length > 0) throw new DomainError('WRONG_STATE', { blockers, shortages });
  }

  private moveLines(
    act: Settlement & { readonly body?: StaffAct['body'] },
    to: LineStatus,
    { isQuiet = false }: { isQuiet?: boolean } = {},
  ): Promise<void> {
    const { order, request, lines, actor, reason, body } = act;
    // what a carrier or the customer would have said is the system's, with the name of who passed it on
    const as: Actor = body && isOnBehalfOfSystem(body.act) ? { ...actor, role: 'system' } : actor;
    const why = reason ?? `request ${request.number}`;
    return this.transitions.transition({ order, lines, to, reason: why, actor: as, isQuiet });
  }
}

/**
 * The parcels an act takes in; the only one that has not come needs not be named.
 * @throws DomainError INVALID where none of several is named, or one that is not awaited
 */
function parcelsIn({ request, body }: StaffAct): readonly ReturnLabel[] {
  const awaited = request.labels.filter(({ receivedAt }) => receivedAt === null);
  if (awaited.length === 1 && body.parcels.length === 0) return awaited;
  const named = awaited.filter(({ labelId }) => body.parcels.includes(labelId));
  if (named.length < body.parcels.length) throw wrongParcels('is no parcel that is awaited');
  if (named.length === 0 && awaited.length > 1) throw wrongParcels('choose at least one parcel');
  return named;
}

const wrongParcels = (message: string) =>
  new DomainError('INVALID', undefined, [{ path: 'body.parcels', message }]);

const missing = (name: string) =>
  new DomainError('INVALID', undefined, [{ path: `body.${name}`, message: 'is needed' }]);
