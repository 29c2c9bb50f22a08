import { addBusinessDays } from './business-days.ts';
import { lineStatuses, type LineStatus } from './statuses/line-statuses.ts';

/** What is asked of an order (specification §3). */
export const requestTypes = ['cancellation', 'return'] as const;
export type RequestType = (typeof requestTypes)[number];
/** Why it is asked (specification §3). */
export const requestSubjects = [
  'wrong-item-purchased',
  'defective-product',
  'wrong-item-received',
  'product-damaged-shipping',
] as const;
export type RequestSubject = (typeof requestSubjects)[number];
/** Who pays the freight back. */
export const freightPayers = ['customer', 'seller', 'carrier', 'manufacturer'] as const;
export type FreightPayer = (typeof freightPayers)[number];

/** Days in which a return may be asked for after delivery; `damage` counts business days. */
export interface ReturnWindows {
  readonly standard: number;
  readonly warranty: number;
  readonly damage: number;
}

interface SubjectPolicy {
  readonly types: readonly RequestType[];
  readonly window: keyof ReturnWindows;
  /** photos that must come with a return; a text may stand for them where `note` says so */
  readonly photos: number;
  readonly isNoteEnough?: true;
  readonly freightPayer: FreightPayer;
  /** whom the store charges it on to */
  readonly chargedTo?: 'manufacturer' | 'carrier';
  /** the store keeps its restocking fee */
  readonly hasRestockingFee: boolean;
  /** the way here is refunded too */
  readonly isSellersFault: boolean;
  /** goods made to order may come back for it */
  readonly takesMadeToOrder: boolean;
  readonly usually: 'refund' | 'replacement';
}

/** The policy on returns and cancellations, a row for each subject. */
export const returnPolicy: Readonly<Record<RequestSubject, SubjectPolicy>> = {
  'wrong-item-purchased': {
    types: ['cancellation', 'return'],
    window: 'standard',
    photos: 0,
    freightPayer: 'customer',
    hasRestockingFee: true,
    isSellersFault: false,
    takesMadeToOrder: false,
    usually: 'refund',
  },
  'defective-product': {
    types: ['return'],
    window: 'warranty',
    photos: 1,
    isNoteEnough: true,
    freightPayer: 'seller',
    chargedTo: 'manufacturer',
    hasRestockingFee: false,
    isSellersFault: true,
    takesMadeToOrder: true,
    usually: 'replacement',
  },
  'wrong-item-received': {
    types: ['return'],
    window: 'standard',
    photos: 1,
    freightPayer: 'seller',
    hasRestockingFee: false,
    isSellersFault: true,
    takesMadeToOrder: true,
    usually: 'replacement',
  },
  'product-damaged-shipping': {
    types: ['return'],
    window: 'damage',
    photos: 2,
    freightPayer: 'carrier',
    chargedTo: 'carrier',
    hasRestockingFee: false,
    isSellersFault: true,
    takesMadeToOrder: true,
    usually: 'replacement',
  },
};

/** Whether a request of this type may name this subject. */
export const fitsType = (type: RequestType, subject: RequestSubject): boolean =>
  returnPolicy[subject].types.includes(type);

/** Whether what was sent is enough to look into a return: photos, or where that will do words of a test. */
export function hasEvidence(
  subject: RequestSubject,
  { photos, note }: { readonly photos: number; readonly note: string },
): boolean {
  const { photos: needed, isNoteEnough = false } = returnPolicy[subject];
  return photos >= needed || (isNoteEnough && note.trim().length >= 20);
}

/** The last day on which a return may be asked for, of goods that came on a day; calendar days. */
export function lastReturnDay(subject: RequestSubject, deliveredOn: string, windows: ReturnWindows): string {
  const { window } = returnPolicy[subject];
  if (window === 'damage') return addBusinessDays(deliveredOn, windows.damage);
  const day = new Date(`${deliveredOn}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + windows[window]);
  return day.toISOString().slice(0, 10);
}

/** Why a line cannot be part of a request. */
export const requestRefusals = [
  'not-cancellable',
  'production-started',
  'not-delivered',
  'made-to-order',
  'too-late',
] as const;
export type RequestRefusal = (typeof requestRefusals)[number];

/** What of a line decides whether it can be cancelled or come back. */
export interface RequestedLine {
  readonly status: LineStatus;
  readonly madeToOrder: boolean;
  readonly productionStarted: boolean;
  /** a calendar day, or null where nobody knows */
  readonly deliveredOn: string | null;
}

/** Statuses in which a line ends without a request for it, since nobody has begun anything. */
const endable: readonly LineStatus[] = ['new', 'not-processed'];
/** Goods that did not arrive as they should: they are refunded or sent again without coming back. */
const stranded: readonly LineStatus[] = ['delivery-exception'];
const onTheWay: readonly LineStatus[] = ['shipped', 'replacement-shipped'];

/** Whether a line ends at once by its cancellation, without waiting for somebody. */
export const endsAtOnce = (status: LineStatus): boolean => endable.includes(status);
/** Whether the goods are lost or damaged on their way: nothing comes back. */
export const isStranded = (status: LineStatus): boolean => stranded.includes(status);
/** Whether a problem is reported of goods that have not been delivered yet. */
export const isOnTheWay = (status: LineStatus): boolean => onTheWay.includes(status);

/**
 * Why this line cannot be part of such a request; null where it can. Staff may pass the days and ask for what is completed.
 * @param today a calendar day
 */
export function requestRefusal(
  line: RequestedLine,
  { type, subject }: { readonly type: RequestType; readonly subject: RequestSubject },
  { windows, today, isStaff }: { windows: ReturnWindows; today: string; isStaff: boolean },
): RequestRefusal | null {
  if (type === 'cancellation') return cancellationRefusal(line);
  if (isStranded(line.status)) return null;
  if (isOnTheWay(line.status)) return subject === 'product-damaged-shipping' ? null : 'not-delivered';
  if (!('rma-requested' in lineStatuses[line.status].next)) return 'not-delivered';
  if (line.madeToOrder && !returnPolicy[subject].takesMadeToOrder) return 'made-to-order';
  if (isStaff) return null;
  if (line.status === 'completed') return 'too-late';
  return line.deliveredOn && today > lastReturnDay(subject, line.deliveredOn, windows) ? 'too-late' : null;
}

function cancellationRefusal({ status, productionStarted }: RequestedLine): RequestRefusal | null {
  if (productionStarted) return 'production-started';
  return endsAtOnce(status) || 'cancellation-requested' in lineStatuses[status].next
    ? null
    : 'not-cancellable';
}

/** Whether we send a label for the return: where its freight is not the customer's. */
export const offersReturnLabel = (subject: RequestSubject): boolean =>
  returnPolicy[subject].freightPayer !== 'customer';

interface RequestReason {
  readonly type: RequestType;
  readonly subject: RequestSubject;
}

/** Why money goes back, where nobody wrote it down: what was asked, and why. */
export const requestReason = ({ type, subject }: RequestReason): string => `${type}: ${subject}`;

/** The same read back, to be said in a language; null where somebody wrote it in words. */
export function readRequestReason(reason: string): RequestReason | null {
  const [first, second] = reason.split(': ');
  const type = requestTypes.find((one) => one === first);
  const subject = requestSubjects.find((one) => one === second);
  return type && subject && reason === requestReason({ type, subject }) ? { type, subject } : null;
}
