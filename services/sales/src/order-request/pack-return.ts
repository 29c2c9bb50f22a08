import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesPackReturn } from '@gantry/contracts/endpoints/order-requests';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { askingActor, checkRight, type OrderKey } from './create-request.ts';
import { awaitsPacking } from './open-acts.ts';
import type { OrderRequest, ReturnLabel } from './order-request.entity.ts';
import { OrderRequestRepository } from './order-request.repository.ts';
import { ReadRequests } from './read-requests.ts';
import { dropLabels, logRequest } from './request-log.ts';
import { ReturnParcels } from './return-parcels.ts';

type Body = ValidRequestOf<typeof salesPackReturn>['body'];

/** Whoever sends goods back says in how many parcels, and prints a label for each. */
@Injectable()
export class PackReturn {
  constructor(
    private readonly em: EntityManager,
    private readonly requests: OrderRequestRepository,
    private readonly reading: ReadRequests,
    private readonly parcels: ReturnParcels,
  ) {}

  /**
   * The labels that were there are given back once the others are bought: what no carrier takes leaves all as it was.
   * @throws DomainError NOT_FOUND, STALE_VERSION, WRONG_STATE once a carrier has a parcel, INVALID at its weight, UNAVAILABLE
   */
  async pack(call: Call, key: OrderKey, body: Body): Promise<void> {
    const request = await this.reading.findOwn(call, key);
    // done before, or overtaken: the record of the write knows which
    if (request.version !== body.version) return this.writeOnce(call, key, body, null);
    checkPacking(request);
    const parcels = body.parcels.map((measures, index) => ({
      measures,
      key: `${call.idempotencyKey ?? ''}:${index + 1}`,
      path: `body.parcels.${index}`,
    }));
    await this.parcels.withLabels(request, parcels, (labels) => this.writeOnce(call, key, body, labels));
  }

  private async writeOnce(
    call: Call,
    key: OrderKey,
    body: Body,
    labels: readonly ReturnLabel[] | null,
  ): Promise<void> {
    const scope = `pack-return:${call.caller.accountId ?? key.token ?? ''}:${key.number}`;
    const write = { scope, key: call.idempotencyKey ?? '', request: body };
    await idempotent(this.em, write, async (em) => {
      const locked = await this.requests.lock(key.number);
      if (!locked) throw new DomainError('NOT_FOUND');
      checkRight(locked.order, call, key);
      const { request } = locked;
      if (!labels || request.version !== body.version)
        throw new DomainError('STALE_VERSION', { version: request.version });
      checkPacking(request);
      const before = trackingsOf(request);
      await dropLabels(em, request, () => true);
      request.labels = labels;
      request.touch();
      const text = trackingsOf(request);
      const change = { before: before || null, after: text };
      await logRequest(em, request, { kind: 'packed', text, change }, askingActor(call, key));
      await em.flush();
      return null;
    });
  }
}

const trackingsOf = ({ labels }: OrderRequest): string => labels.map(({ tracking }) => tracking).join(', ');

/** @throws DomainError WRONG_STATE */
function checkPacking(request: OrderRequest): void {
  if (!awaitsPacking(request)) throw new DomainError('WRONG_STATE', { status: request.status });
}
