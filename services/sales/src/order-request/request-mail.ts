import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { publish } from '@gantry/nest-kit/events';
import type { OrderRequest } from './order-request.entity.ts';

type ForCustomer = EventPayload<'order-request.for-customer'>;
type ForStore = EventPayload<'order-request.for-store'>;

const linesOf = (request: OrderRequest) =>
  request.lines.getItems().map(({ quantity, orderLine: { name, sku, partNumber } }) => ({
    name,
    sku,
    partNumber,
    quantity,
  }));

/** Tells whoever asked, once for each version of the request and kind of mail. */
export function tellRequester(
  em: EntityManager,
  request: OrderRequest,
  {
    kind,
    text = null,
    amount = null,
  }: Pick<ForCustomer, 'kind'> & Partial<Pick<ForCustomer, 'text' | 'amount'>>,
): Promise<void> {
  const { order, number, type, freightPayer, rmaNumber = null, authorizedUntil = null, labels } = request;
  const payload = {
    kind,
    type,
    number,
    orderNumber: order.number,
    email: order.email,
    name: order.name,
    locale: order.locale,
    isGuest: (order.accountId ?? null) === null,
    token: order.token,
    lines: linesOf(request),
    amount,
    rmaNumber,
    authorizedUntil,
    freightPayer,
    hasLabel: labels.length > 0,
    labelService: labels[0]?.service ?? null,
    labels: labels.map(({ labelId, tracking, service }) => ({ labelId, tracking, service })),
    text,
  };
  const mark = { entity: `order-request:${request.id}`, version: `${request.version}.${kind}` };
  return publish(em, 'order-request.for-customer', payload, mark);
}

/** Tells the store that it has to do something. */
export function tellStoreOfRequest(
  em: EntityManager,
  request: OrderRequest,
  { kind, text = null }: Pick<ForStore, 'kind'> & Partial<Pick<ForStore, 'text'>>,
): Promise<void> {
  const { order, number, type, subject } = request;
  const { name, email } = order;
  const about = { kind, type, number, subject, name, email, text };
  const payload = { ...about, orderNumber: order.number, lines: linesOf(request) };
  const mark = { entity: `order-request:${request.id}`, version: `${request.version}.store-${kind}` };
  return publish(em, 'order-request.for-store', payload, mark);
}
