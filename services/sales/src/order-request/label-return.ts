import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type {
  salesAdminLabelReturn,
  salesAdminVoidReturnLabel,
} from '@gantry/contracts/endpoints/order-requests';
import { maxReturnParcels } from '@gantry/contracts/schemas/return-parcel';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { actorOf } from '../order/actor.ts';
import { LabelPurchases } from '../shipment/label-purchases.ts';
import { awaitsLabel, isUnsent } from './open-acts.ts';
import type { OrderRequest, ReturnLabel } from './order-request.entity.ts';
import { OrderRequestRepository } from './order-request.repository.ts';
import { logRequest } from './request-log.ts';
import { tellRequester } from './request-mail.ts';
import { ReturnParcels } from './return-parcels.ts';

type Labeling = ValidRequestOf<typeof salesAdminLabelReturn>;
type Voiding = ValidRequestOf<typeof salesAdminVoidReturnLabel>;

/** One write to the labels of a return. */
interface LabelWrite {
  /** as the log calls it */
  readonly kind: 'label' | 'label-void';
  readonly body: { readonly form: { readonly reason: string } };
  /** @returns what the trail says has changed @throws DomainError STALE_VERSION */
  readonly change: (request: OrderRequest) => { readonly before: string | null; readonly after: string };
}

/** What keys of repeats are told apart by. */
const scopes = { label: 'label-return', 'label-void': 'void-return-label' } as const;

/** Parcels of a return that was authorized get labels: one more, another in the place of one, or one less. */
@Injectable()
export class LabelReturn {
  constructor(
    private readonly em: EntityManager,
    private readonly requests: OrderRequestRepository,
    private readonly parcels: ReturnParcels,
    private readonly purchases: LabelPurchases,
  ) {}

  /**
   * The other label is bought first, so that a parcel no carrier takes keeps the one it has. Then the old one is given back,
   * and only then is that written down and mailed.
   * @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE once its carrier has the parcel, INVALID, UNAVAILABLE
   */
  async label(call: Call, { params: { number }, body }: Labeling): Promise<void> {
    const { labelId, among, pounds, length, width, height } = body.form;
    const measures = { pounds, length, width, height };
    const request = await this.findRequest(number);
    const writeLabel = (label: ReturnLabel | null) =>
      this.writeOnce(call, number, {
        kind: 'label',
        body,
        change: (locked) => putLabel(locked, { label, labelId, among }),
      });
    // done before, or overtaken by somebody else: the record of the write knows which
    if (!isAsSeen(request, { labelId, among })) return writeLabel(null);
    checkUnsent(request, labelId);
    const parcel = { measures, key: call.idempotencyKey ?? '', path: 'body.form' };
    await this.parcels.withLabels(request, [parcel], async ([label]) => {
      if (labelId) await this.purchases.voidLabel(labelId);
      await writeLabel(label ?? null);
    });
  }

  /**
   * Gives a label back that no parcel travels with.
   * @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE once its carrier has the parcel, UNAVAILABLE
   */
  async voidLabel(call: Call, { params: { number }, body }: Voiding): Promise<void> {
    const { labelId } = body.form;
    const request = await this.findRequest(number);
    if (request.labels.some((one) => one.labelId === labelId)) {
      checkUnsent(request, labelId);
      await this.purchases.voidLabel(labelId);
    }
    await this.writeOnce(call, number, {
      kind: 'label-void',
      body,
      change: (locked) => takeLabel(locked, labelId),
    });
  }

  private async findRequest(number: string): Promise<OrderRequest> {
    const request = await this.requests.findRequest(number);
    if (!request) throw new DomainError('NOT_FOUND');
    return request;
  }

  private async writeOnce(call: Call, number: string, { kind, body, change }: LabelWrite): Promise<void> {
    const actor = actorOf(call.caller);
    const write = {
      scope: `${scopes[kind]}:${actor.accountId}:${number}`,
      key: call.idempotencyKey ?? '',
      request: body,
    };
    await idempotent(this.em, write, async (em) => {
      const locked = await this.requests.lock(number);
      if (!locked) throw new DomainError('NOT_FOUND');
      const { request } = locked;
      const changed = change(request);
      request.touch();
      const happening = { kind, text: body.form.reason, audience: 'store', change: changed } as const;
      await logRequest(em, request, happening, actor);
      await tellRequester(em, request, { kind: 'labeled' });
      await em.flush();
      return null;
    });
  }
}

/** Which label is replaced, or among how many one more is sent. */
interface Wish {
  readonly labelId: string | null;
  readonly among: number;
}

const isAsSeen = ({ labels }: OrderRequest, { labelId, among }: Wish): boolean =>
  labelId === null ? labels.length === among : labels.some((one) => one.labelId === labelId);

/** @throws DomainError STALE_VERSION, WRONG_STATE */
function putLabel(
  request: OrderRequest,
  { label, ...wish }: Wish & { readonly label: ReturnLabel | null },
): { readonly before: string | null; readonly after: string } {
  if (!label || !isAsSeen(request, wish))
    throw new DomainError('STALE_VERSION', { version: request.version });
  checkUnsent(request, wish.labelId);
  const old = request.labels.find(({ labelId }) => labelId === wish.labelId) ?? null;
  request.labels = old
    ? request.labels.map((one) => (one === old ? label : one))
    : [...request.labels, label];
  return { before: old?.tracking ?? null, after: label.tracking };
}

/** @throws DomainError STALE_VERSION, WRONG_STATE */
function takeLabel(
  request: OrderRequest,
  labelId: string,
): { readonly before: string | null; readonly after: string } {
  const old = request.labels.find((one) => one.labelId === labelId);
  if (!old) throw new DomainError('STALE_VERSION', { version: request.version });
  checkUnsent(request, labelId);
  request.labels = request.labels.filter((one) => one !== old);
  return { before: old.tracking, after: '' };
}

/**
 * @param labelId of the label that is given back, null: none
 * @throws DomainError WRONG_STATE
 */
function checkUnsent(request: OrderRequest, labelId: string | null): void {
  const old = request.labels.find((one) => one.labelId === labelId);
  const isFull = labelId === null && request.labels.length >= maxReturnParcels;
  if (!awaitsLabel(request) || isFull || (old && !isUnsent(old)))
    throw new DomainError('WRONG_STATE', { status: request.status });
}
