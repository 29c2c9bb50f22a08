import { businessDaysBetween, storeHours, wallClock } from '@gantry/domain/business-days';
import type { Supplier as SupplierView } from '@gantry/contracts/schemas/supplier';

/** How a supplier delivered so far: what is measured beside what they promise. */
export type DeliveryRecord = Pick<
  SupplierView['record'],
  'received' | 'dated' | 'onTime' | 'measuredLeadDays'
>;

/** A purchase order whose goods have all come. */
export interface Delivery {
  readonly sentAt: Date;
  /** calendar day the supplier named; null: none */
  readonly promisedOn: string | null;
  readonly receivedAt: Date;
}

const dayOf = (instant: Date) => wallClock(instant, storeHours.timeZone).day;

/** The record of some deliveries; days are business days of the store. */
export function deliveryRecord(deliveries: readonly Delivery[]): DeliveryRecord {
  const days = deliveries.map(({ sentAt, receivedAt }) =>
    businessDaysBetween(dayOf(sentAt), dayOf(receivedAt)),
  );
  const dated = deliveries.filter(({ promisedOn }) => promisedOn !== null);
  const sum = days.reduce((total, one) => total + one, 0);
  return {
    received: deliveries.length,
    dated: dated.length,
    onTime: dated.filter(({ promisedOn, receivedAt }) => dayOf(receivedAt) <= (promisedOn ?? '')).length,
    measuredLeadDays: days.length === 0 ? null : Math.round((sum / days.length) * 10) / 10,
  };
}
