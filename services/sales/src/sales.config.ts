import { configOf } from '@gantry/nest-kit/config';
import { integer } from '@gantry/nest-kit/kit-config';
import * as v from 'valibot';

export class SalesConfig extends configOf({
  /** days an unpaid order paid in advance keeps its goods */
  SALES_PREPAID_HOLD_DAYS: v.optional(integer(1, 365), '10'),
}) {}
