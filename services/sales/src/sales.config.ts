import { configOf } from '@gantry/nest-kit/config';
import { integer } from '@gantry/nest-kit/kit-config';
import * as v from 'valibot';

export class SalesConfig extends configOf({
  /** days an unpaid order paid in advance keeps its goods */
  SALES_PREPAID_HOLD_DAYS: v.optional(integer(1, 365), '10'),
  /** dollars above which only finance and admins send a purchase order */
  SALES_PURCHASE_LIMIT: v.optional(integer(0, 100_000_000), '25000'),
  /** percent by which a unit may cost more than ordered, when a supplier confirms, for purchasing to accept it alone */
  SALES_CONFIRMATION_TOLERANCE: v.optional(integer(0, 100), '5'),
  /** percent by which a supplier's invoice may be dearer than its purchase order and still match */
  SALES_INVOICE_TOLERANCE: v.optional(integer(0, 100), '2'),
  /** days after delivery in which goods may come back, and those of a warranty */
  SALES_RETURN_DAYS: v.optional(integer(0, 3650), '30'),
  SALES_WARRANTY_DAYS: v.optional(integer(0, 3650), '365'),
  /** business days in which damage is reported */
  SALES_DAMAGE_DAYS: v.optional(integer(0, 365), '5'),
  /** days in which authorized goods must have come back */
  SALES_RMA_DAYS: v.optional(integer(1, 365), '30'),
  /** percent of the price that the store keeps where goods were ordered by mistake */
  SALES_RESTOCKING_PERCENT: v.optional(integer(0, 100), '15'),
  /** dollars up to which support refunds without having the goods back; above, finance does */
  SALES_RETURNLESS_LIMIT: v.optional(integer(0, 1_000_000), '100'),
  /** dollars up to which a cancellation is granted at once, where nothing was paid or begun */
  SALES_AUTO_CANCEL_LIMIT: v.optional(integer(0, 100_000_000), '1000'),
  /** business hours in which somebody decides on a request */
  SALES_REQUEST_HOURS: v.optional(integer(1, 1000), '9'),
  /** days after which a line that was shipped without a tracking number counts as completed */
  SALES_UNTRACKED_DAYS: v.optional(integer(1, 365), '14'),
  /** pages about tracking numbers other than the carriers' own: `ups=https://…{number}`, divided by spaces */
  SALES_TRACKING_PAGES: v.optional(v.string(), ''),
  /** the sandbox's page about a package of its carrier, with `{number}`; without it there is none */
  SANDBOX_TRACKING_PAGE: v.optional(v.string(), ''),
}) {}
