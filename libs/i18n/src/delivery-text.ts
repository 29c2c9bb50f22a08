import type { DeliveryDays } from '@gantry/domain/delivery-days';
import {
  deliveryLines,
  deliveryPair,
  type Delivery,
  type DeliveryWords,
} from '@gantry/domain/delivery-lines';
import { useIntl } from 'react-intl';
import { formatsOf } from './formats.ts';

/** Days of delivery in the reader's language; see `@gantry/domain/delivery-lines`. */
export interface DeliveryText {
  readonly pair: (days: DeliveryDays) => string;
  readonly lines: (delivery: Delivery) => string[];
}

/** Says days of delivery on a page. Needs `deliveryMessages` (`delivery-messages.ts`). */
export function useDeliveryText(): DeliveryText {
  const intl = useIntl();
  const { days, count } = formatsOf(intl);
  const words: DeliveryWords = {
    format: (id, values) => intl.formatMessage({ id }, values),
    days: ({ from, to }) => days(from, to),
    count,
  };
  return {
    pair: (pair) => deliveryPair(pair, words),
    lines: (delivery) => deliveryLines(delivery, words),
  };
}
