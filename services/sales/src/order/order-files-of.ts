import type { RecordRef } from '../file/record-file.entity.ts';
import type { Order } from './order.entity.ts';

/** The name under which an order's files stand. */
export const orderFilesOf = ({ id }: Pick<Order, 'id'>): RecordRef => `order:${id}`;
