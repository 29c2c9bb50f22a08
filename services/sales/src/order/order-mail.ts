import type { OrderLine } from './order.entity.ts';

/** Lines as a mail to the customer lists them. */
export const mailLinesOf = (lines: readonly OrderLine[]) =>
  lines.map(({ name, partNumber, quantity, total }) => ({ name, partNumber, quantity, total }));
