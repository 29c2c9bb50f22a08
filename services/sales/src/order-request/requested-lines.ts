import type { Issue } from '@gantry/contracts/errors';
import type { Requestable } from '@gantry/contracts/schemas/order-request';
import { storeHours, wallClock } from '@gantry/domain/business-days';
import {
  isStranded,
  lastReturnDay,
  requestRefusal,
  requestSubjects,
  returnPolicy,
  type RequestedLine,
  type RequestSubject,
  type RequestType,
  type ReturnWindows,
} from '@gantry/domain/return-policy';
import { isShownToCustomer } from '@gantry/domain/statuses/line-groups';
import { DomainError } from '@gantry/nest-kit/errors';
import type { Order, OrderLine } from '../order/order.entity.ts';
import type { SalesConfig } from '../sales.config.ts';
import { cancelledAs, restockingFeeOf, type Part } from './credit.ts';

/** By whose rules something is asked. */
export interface AskingRules {
  readonly windows: ReturnWindows;
  /** staff are not bound by the days of the policy */
  readonly isStaff: boolean;
}

/** What is asked of which lines. */
export interface RequestWish {
  readonly type: RequestType;
  readonly subject: RequestSubject;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
}

export const windowsOf = (config: SalesConfig): ReturnWindows => ({
  standard: config.SALES_RETURN_DAYS,
  warranty: config.SALES_WARRANTY_DAYS,
  damage: config.SALES_DAMAGE_DAYS,
});

const dayOf = (at: Date): string => wallClock(at, storeHours.timeZone).day;

const factsOf = (line: OrderLine): RequestedLine => ({
  status: line.status,
  madeToOrder: line.madeToOrder,
  productionStarted: !!line.productionStartedAt,
  deliveredOn: line.deliveredAt ? dayOf(line.deliveredAt) : null,
});

/** The most units that may be asked for: what has not left, or what has. */
const maxUnits = (line: OrderLine, type: RequestType): number =>
  type === 'cancellation' ? line.openUnits : line.quantityShipped;

function refusalOf(
  order: Order,
  line: OrderLine,
  asked: Pick<RequestWish, 'type' | 'subject'>,
  rules: AskingRules,
) {
  const isClosed = order.isClosed || maxUnits(line, asked.type) <= 0;
  if (isClosed) return asked.type === 'cancellation' ? 'not-cancellable' : 'not-delivered';
  // nobody has looked at it, and yet it was paid: somebody must
  const isPaidNew = line.status === 'new' && cancelledAs(order, [line]) === 'cancelled-refund-pending';
  if (asked.type === 'cancellation' && isPaidNew) return 'not-cancellable';
  return requestRefusal(factsOf(line), asked, { ...rules, today: dayOf(new Date()) });
}

/** What of a line may be asked for now, for each subject. */
export function requestableLine(
  order: Order,
  line: OrderLine,
  rules: AskingRules,
): Requestable['lines'][number] {
  const refusal = (type: RequestType, subject: RequestSubject) =>
    refusalOf(order, line, { type, subject }, rules);
  const cancellation = refusal('cancellation', 'wrong-item-purchased');
  const { deliveredOn } = factsOf(line);
  const returns = Object.fromEntries(
    requestSubjects.map((subject) => [
      subject,
      {
        refusal: refusal('return', subject),
        until:
          deliveredOn && !isStranded(line.status) ? lastReturnDay(subject, deliveredOn, rules.windows) : null,
      },
    ]),
  ) as Requestable['lines'][number]['returns'];
  return {
    lineId: line.id,
    lineNumber: line.lineNumber,
    name: line.name,
    brand: line.brand ?? null,
    partNumber: line.partNumber,
    status: line.status,
    quantity: maxUnits(line, cancellation === null ? 'cancellation' : 'return'),
    unitOfMeasure: line.unitOfMeasure,
    madeToOrder: line.madeToOrder,
    isGift: line.isGift,
    cancellation,
    returns,
  };
}

/** The lines meant with their units, and gifts that go with the last of them. @throws DomainError INVALID naming those that cannot be asked for */
export function partsOf(order: Order, asked: RequestWish, rules: AskingRules): Part[] {
  const lines = new Map(order.lines.getItems().map((line) => [line.id, line]));
  const issues: Issue[] = [];
  const parts = asked.lines.flatMap(({ lineId, quantity }, index): Part[] => {
    if (quantity === 0) return [];
    const line = lines.get(lineId);
    lines.delete(lineId);
    const fail = (message: string) => {
      issues.push({ path: `body.lines.${index}.quantity`, message });
      return [];
    };
    if (!line || (!rules.isStaff && !isShownToCustomer(line.status))) return fail('is no line');
    const refusal = refusalOf(order, line, asked, rules);
    if (refusal) return fail(refusal);
    if (quantity > maxUnits(line, asked.type)) return fail('is more than there is');
    return [{ line, quantity }];
  });
  if (issues.length > 0) throw new DomainError('INVALID', undefined, issues);
  return asked.type === 'cancellation'
    ? withGifts(order, parts, (line) => refusalOf(order, line, asked, rules))
    : parts;
}

/** Where nothing is left that was bought, what was given with it does not leave either. */
function withGifts(order: Order, parts: readonly Part[], refusal: (line: OrderLine) => unknown): Part[] {
  const taken = new Map(parts.map(({ line, quantity }) => [line, quantity]));
  const lines = order.lines.getItems();
  const isLeft = (line: OrderLine) =>
    !line.isGift && line.quantity - line.quantityCancelled > (taken.get(line) ?? 0);
  if (parts.length === 0 || lines.some(isLeft)) return [...parts];
  const gifts = lines.filter((line) => line.isGift && line.openUnits > 0 && !refusal(line));
  const others = parts.filter(({ line }) => !gifts.includes(line));
  return [...others, ...gifts.map((line) => ({ line, quantity: line.openUnits }))];
}

/** What the store keeps of a return by its policy; minor units. */
export function policyFee(
  asked: Pick<RequestWish, 'type' | 'subject'>,
  parts: readonly Part[],
  { SALES_RESTOCKING_PERCENT }: SalesConfig,
): number {
  const hasFee = asked.type === 'return' && returnPolicy[asked.subject].hasRestockingFee;
  return hasFee ? restockingFeeOf(parts, SALES_RESTOCKING_PERCENT) : 0;
}
