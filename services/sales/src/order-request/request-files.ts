import type { RecordRef } from '../file/record-file.entity.ts';
import type { Order } from '../order/order.entity.ts';
import type { OrderRequest } from './order-request.entity.ts';

/** The name under which a request's files stand. */
export const requestFilesOf = ({ id }: Pick<OrderRequest, 'id'>): RecordRef => `order-request:${id}`;
/** The same while it is written: bound to its order, so that nobody else's draft can be meant. */
export const draftFilesOf = ({ id }: Pick<Order, 'id'>, draft: string): RecordRef =>
  `order-request-draft:${id}.${draft}`;
/** Photos of goods that are being looked at, before they are received. */
export const inspectionFilesOf = ({ id }: Pick<OrderRequest, 'id'>, draft: string): RecordRef =>
  `inspection-draft:${id}.${draft}`;
