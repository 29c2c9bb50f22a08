import { DraftPhoneOrder } from './draft-phone-order.ts';
import { PlacePhoneOrder } from './place-phone-order.ts';
import { PricePhoneLines } from './price-phone-lines.ts';

/** What takes orders by telephone. */
export const phoneOrder = [DraftPhoneOrder, PlacePhoneOrder, PricePhoneLines];
