/** What keeps an account from being erased now, in the order it is told. */
export const erasureBlockers = [
  'balance',
  'open-orders',
  'open-requests',
  'waiting-approvals',
  'only-admin',
] as const;
export type ErasureBlocker = (typeof erasureBlockers)[number];

/** What an account still has to do with the store and its company. */
export interface OpenBusiness {
  /** minor units owed or to be owed */
  readonly balance: number;
  readonly openOrders: number;
  /** cancellations and returns that have not ended */
  readonly openRequests: number;
  /** orders it has asked its company for that wait for an answer */
  readonly waitingApprovals: number;
  /** whether its company would be without an admin while others are there */
  readonly isOnlyAdmin: boolean;
}

const standsInTheWay: Readonly<Record<ErasureBlocker, (business: OpenBusiness) => boolean>> = {
  balance: ({ balance }) => balance > 0,
  'open-orders': ({ openOrders }) => openOrders > 0,
  'open-requests': ({ openRequests }) => openRequests > 0,
  'waiting-approvals': ({ waitingApprovals }) => waitingApprovals > 0,
  'only-admin': ({ isOnlyAdmin }) => isOnlyAdmin,
};

/** What of its business keeps an account from being erased; nothing: it may be. */
export const erasureBlockersOf = (business: OpenBusiness): ErasureBlocker[] =>
  erasureBlockers.filter((blocker) => standsInTheWay[blocker](business));

/** So long the law wants orders, invoices, and tax certificates kept, and they are, whoever asks for erasure. */
export const paperYears = 7;

/** No mail server ever takes an address of this domain (RFC 2606). */
const nowhere = '@erased.invalid';

/** What stands for the e-mail address of an account that was erased; tells nothing but its number. */
export const erasedEmailOf = (number: string): string => `${number.toLowerCase()}${nowhere}`;

/** What stands for the name of an account that was erased. */
export const erasedNameOf = (number: string): string => number.toUpperCase();

/** What stands in the place of an e-mail address, and of a text, that the store has no reason to keep any longer. */
export const expiredEmail = `expired${nowhere}`;
export const expiredText = '—';

/** Whether an address stands for one that was erased: nothing is sent there. */
export const isErasedEmail = (email: string): boolean => email.endsWith(nowhere);
