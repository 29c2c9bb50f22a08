import { isOnline } from './online.ts';
import type { Transaction } from './transaction.entity.ts';

/** The cause of an attempt that charges the saved card again, because what was reserved has ended or does not suffice. */
export const reauthorization = 'reauthorization';

/** Whether a row waits for its provider to be told. */
export const isInstruction = ({
  type,
  status,
  service,
  cause,
  reference,
}: Pick<Transaction, 'type' | 'status' | 'service' | 'cause' | 'reference'>): boolean =>
  isOnline(service) &&
  status === 'initialized' &&
  (['capture', 'refund', 'void'].includes(type) || (cause === reauthorization && reference === null));
