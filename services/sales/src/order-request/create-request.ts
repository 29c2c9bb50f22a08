import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type {
  salesCreateOrderRequest,
  salesPreviewOrderRequest,
} from '@gantry/contracts/endpoints/order-requests';
import type { RequestPreview, Refund as RefundView } from '@gantry/contracts/schemas/order-request';
import { endsAtOnce, hasEvidence, returnPolicy } from '@gantry/domain/return-policy';
import { isShownToCustomer } from '@gantry/domain/statuses/line-groups';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { RecordFiles } from '@gantry/nest-kit/record-files';
import { actorOf, type Actor } from '../order/actor.ts';
import type { Order } from '../order/order.entity.ts';
import { OrderRepository } from '../order/order.repository.ts';
import { SalesConfig } from '../sales.config.ts';
import { isOwn } from '../shared/may-read-record.ts';
import { holdsToken } from '../shared/record-token.ts';
import { cancellationView, creditOf, creditView, type Part } from './credit.ts';
import { draftFilesOf } from './request-files.ts';
import { StartRequest } from './start-request.ts';
import { partsOf, policyFee, windowsOf, type RequestWish } from './requested-lines.ts';

type Preview = ValidRequestOf<typeof salesPreviewOrderRequest>['body'];
type Wanted = ValidRequestOf<typeof salesCreateOrderRequest>['body'];

/** The order that is meant, and by what right. */
export interface OrderKey {
  readonly number: string;
  readonly token?: string | undefined;
  /** somebody of the staff asks on behalf of its customer */
  readonly isStaff?: boolean;
}

/** Asking for cancellations and returns: what it would come to, and asking. */
@Injectable()
export class CreateRequest {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderRepository,
    private readonly files: RecordFiles,
    private readonly starting: StartRequest,
    private readonly config: SalesConfig,
  ) {}

  /** @throws DomainError NOT_FOUND, INVALID */
  async preview(call: Call, key: OrderKey, body: Preview): Promise<RequestPreview> {
    const record = await this.orders.record(key.number);
    const order = checkRight(record?.order ?? null, call, key);
    const parts = partsOf(order, body, this.rulesOf(key));
    const { photos, isNoteEnough = false, freightPayer, usually } = returnPolicy[body.subject];
    const isReturn = body.type === 'return';
    return {
      refund: this.viewOf(order, body, parts),
      restockingPercent:
        isReturn && returnPolicy[body.subject].hasRestockingFee ? this.config.SALES_RESTOCKING_PERCENT : 0,
      freightPayer,
      photos: isReturn ? photos : 0,
      isNoteEnough,
      usually: isReturn ? usually : 'refund',
      isImmediate: !isReturn && parts.every(({ line }) => endsAtOnce(line.status)),
    };
  }

  /**
   * Asks, once for each key. Units that are meant become lines of their own.
   * @returns the number of the request
   * @throws DomainError NOT_FOUND, INVALID, WRONG_STATE with the refund as it is now
   */
  create(call: Call, key: OrderKey, body: Wanted): Promise<string> {
    const { caller } = call;
    const scope = `order-request:${caller.accountId ?? key.token ?? ''}:${key.number}`;
    return idempotent(this.em, { scope, key: call.idempotencyKey ?? '', request: body }, async (em) => {
      const order = checkRight(await this.orders.lock(key.number), call, key);
      const parts = partsOf(order, body, this.rulesOf(key));
      const refund = this.viewOf(order, body, parts);
      if (refund.credit !== body.acceptedRefund) throw new DomainError('WRONG_STATE', { refund });
      await this.checkEvidence(order, body, key);
      const actor = askingActor(call, key);
      const { number } = await this.starting.startRequest(em, order, { wish: body, refund, parts, actor });
      return number;
    });
  }

  /** @throws DomainError INVALID at `photos` */
  private async checkEvidence(order: Order, body: Wanted, { isStaff = false }: OrderKey): Promise<void> {
    if (body.type === 'cancellation' || isStaff) return;
    const files = await this.files.listFiles(draftFilesOf(order, body.draft), 'customer');
    const photos = files.filter(({ type }) => type.startsWith('image/')).length;
    if (hasEvidence(body.subject, { photos, note: body.note ?? '' })) return;
    const { photos: needed } = returnPolicy[body.subject];
    throw new DomainError('INVALID', { needed, photos }, [
      { path: 'body.photos', message: 'photos are needed' },
    ]);
  }

  private viewOf(order: Order, asked: RequestWish, parts: readonly Part[]): RefundView {
    if (asked.type === 'cancellation') return cancellationView(order, parts);
    const { isSellersFault } = returnPolicy[asked.subject];
    const restockingFee = policyFee(asked, parts, this.config);
    return creditView(order, creditOf(order, parts, { isSellersFault, restockingFee }));
  }

  private rulesOf({ isStaff = false }: OrderKey) {
    return { windows: windowsOf(this.config), isStaff };
  }
}

/** @throws DomainError NOT_FOUND where there is no such order, or it is another's */
export function checkRight(
  order: Order | null,
  { caller }: Call,
  { token, isStaff = false }: OrderKey,
): Order {
  if (!order) throw new DomainError('NOT_FOUND');
  if (isStaff) return order;
  const isTheirs = isOwn(order, caller) || holdsToken(order, token);
  if (!isTheirs || !isShownToCustomer(order.status)) throw new DomainError('NOT_FOUND');
  return order;
}

/** Whoever asks for themselves acts as the customer, also a guest who holds the order's token. */
export function askingActor({ caller }: Call, { isStaff = false }: OrderKey): Actor {
  const actor = actorOf(caller);
  return isStaff ? actor : { ...actor, role: 'customer' };
}
