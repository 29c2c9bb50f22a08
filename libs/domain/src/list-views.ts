import {
  accountReaderRoles,
  auditRoles,
  costRoles,
  feedRoles,
  helpReaderRoles,
  inquiryRoles,
  isOneOfRoles,
  mailRoles,
  orderRequestReaderRoles,
  productReaderRoles,
  promotionReaderRoles,
  purchaseOrderReaderRoles,
  reviewRoles,
  staffRoles,
  unmatchedReaderRoles,
  type Role,
} from './roles.ts';

/** The lists of the back office whose views can be kept, each with the roles that read it. */
const readers = {
  accounts: accountReaderRoles,
  audit: auditRoles,
  help: helpReaderRoles,
  imports: feedRoles,
  journal: unmatchedReaderRoles,
  mails: mailRoles,
  orders: staffRoles,
  'price-lists': productReaderRoles,
  products: productReaderRoles,
  promotions: promotionReaderRoles,
  'purchase-orders': purchaseOrderReaderRoles,
  quotes: inquiryRoles,
  requests: orderRequestReaderRoles,
  reviews: reviewRoles,
  suppliers: costRoles,
  unmatched: unmatchedReaderRoles,
} as const satisfies Record<string, readonly Role[]>;
export type ListName = keyof typeof readers;
export const listNames = Object.keys(readers) as [ListName, ...ListName[]];

/** With whom a view can be shared: everybody of the staff, or one of its roles. */
export const viewAudiences = ['staff', ...staffRoles] as const;
export type ViewAudience = (typeof viewAudiences)[number];

/** Roles that share a view with people of other roles, and take away shared views whose owner does not. */
const viewKeeperRoles = ['admin'] as const satisfies readonly Role[];

/** Whether somebody of this role reads a list, and so may have views of it. */
export const mayReadList = (list: ListName, role: Role | null | undefined): boolean =>
  isOneOfRoles(readers[list], role);

/**
 * With whom somebody of this role may share a view of a list: with people of the same role; admins with everybody, or with
 * any role that reads the list.
 */
export function viewAudiencesOf(list: ListName, role: Role | null | undefined): readonly ViewAudience[] {
  if (!mayReadList(list, role)) return [];
  if (!isOneOfRoles(viewKeeperRoles, role)) return viewAudiences.filter((one) => one === role);
  return viewAudiences.filter((one) => one === 'staff' || mayReadList(list, one));
}

/** Whether somebody of this role may take away a view that another shares. */
export const mayRemoveSharedViews = (role: Role | null | undefined): boolean =>
  isOneOfRoles(viewKeeperRoles, role);
