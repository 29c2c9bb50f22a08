import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminLabelReturn } from '@gantry/contracts/endpoints/order-requests';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { actorOf } from '../order/actor.ts';
import { LabelPurchases } from '../shipment/label-purchases.ts';
import { awaitsLabel } from './open-acts.ts';
import type { OrderRequest, ReturnLabel } from './order-request.entity.ts';
import { OrderRequestRepository } from './order-request.repository.ts';
import { logRequest } from './request-log.ts';
import { tellRequester } from './request-mail.ts';
import { ReturnParcels } from './return-parcels.ts';

type Request = ValidRequestOf<typeof salesAdminLabelReturn>;

/** A return that was authorized gets a label, or another in the place of one that is given back. */
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
  async label(call: Call, { params: { number }, body }: Request): Promise<void> {
    const { labelId, ...measures } = body.form;
    const request = await this.requests.findRequest(number);
    if (!request) throw new DomainError('NOT_FOUND');
    // done before, or overtaken by somebody else: the record of the write knows which
    if ((request.label?.labelId ?? null) !== labelId) return this.writeOnce(call, number, body, null);
    checkUnsent(request);
    const parcel = { measures, key: call.idempotencyKey ?? '', path: 'body.form' };
    await this.parcels.withLabel(request, parcel, async (label) => {
      if (labelId) await this.purchases.voidLabel(labelId);
      await this.writeOnce(call, number, body, label);
    });
  }

  private async writeOnce(
    call: Call,
    number: string,
    body: Request['body'],
    label: ReturnLabel | null,
  ): Promise<void> {
    const actor = actorOf(call.caller);
    const scope = `label-return:${actor.accountId}:${number}`;
    const write = { scope, key: call.idempotencyKey ?? '', request: body };
    await idempotent(this.em, write, async (em) => {
      const locked = await this.requests.lock(number);
      if (!locked) throw new DomainError('NOT_FOUND');
      const { request } = locked;
      const old = request.label ?? null;
      if (!label || (old?.labelId ?? null) !== body.form.labelId)
        throw new DomainError('STALE_VERSION', { version: request.version });
      checkUnsent(request);
      request.label = label;
      request.touch();
      const change = { before: old?.tracking ?? null, after: label.tracking };
      const happening = { kind: 'label', text: body.form.reason, audience: 'store', change } as const;
      await logRequest(em, request, happening, actor);
      await tellRequester(em, request, { kind: 'labeled' });
      await em.flush();
      return null;
    });
  }
}

/** @throws DomainError WRONG_STATE */
function checkUnsent(request: OrderRequest): void {
  if (!awaitsLabel(request)) throw new DomainError('WRONG_STATE', { status: request.status });
}
