import type {
  adminAccountsPath,
  adminApprovalRulesPath,
  adminAuditPath,
  adminHelpPagesPath,
  adminImportsPath,
  adminJournalPath,
  adminMposPath,
  adminOperationsPath,
  adminOrdersPath,
  adminPriceListsPath,
  adminProductsPath,
  adminPromotionsPath,
  adminReconciliationPath,
  adminRequestsPath,
  adminRetentionPath,
  adminReviewsPath,
  adminShippingPath,
  adminSuppliersPath,
  adminTaxCalculatorPath,
  adminTaxPath,
  adminUnmatchedPath,
  adminZipCodesPath,
} from './addresses/admin.ts';
import type { PatternOf } from './addresses/page-address.ts';
import {
  accountReaderRoles,
  approvalRuleRoles,
  auditRoles,
  costRoles,
  feedRoles,
  helpReaderRoles,
  orderRequestReaderRoles,
  paymentRoles,
  productReaderRoles,
  promotionReaderRoles,
  purchaseOrderReaderRoles,
  reviewRoles,
  staffRoles,
  tariffReaderRoles,
  taxReaderRoles,
  unmatchedReaderRoles,
  type Role,
} from '@gantry/domain/roles';

/** The rooms of the back office and the roles that may enter each, as the rights of their calls say. */
export const adminRooms = {
  orders: { path: '/admin/orders' satisfies PatternOf<typeof adminOrdersPath>, roles: staffRoles },
  requests: {
    path: '/admin/requests' satisfies PatternOf<typeof adminRequestsPath>,
    roles: orderRequestReaderRoles,
  },
  promotions: {
    path: '/admin/promotions' satisfies PatternOf<typeof adminPromotionsPath>,
    roles: promotionReaderRoles,
  },
  suppliers: {
    path: '/admin/suppliers' satisfies PatternOf<typeof adminSuppliersPath>,
    roles: costRoles,
  },
  mpo: { path: '/admin/mpo' satisfies PatternOf<typeof adminMposPath>, roles: purchaseOrderReaderRoles },
  reviews: { path: '/admin/reviews' satisfies PatternOf<typeof adminReviewsPath>, roles: reviewRoles },
  products: {
    path: '/admin/products' satisfies PatternOf<typeof adminProductsPath>,
    roles: productReaderRoles,
  },
  'price-lists': {
    path: '/admin/price-lists' satisfies PatternOf<typeof adminPriceListsPath>,
    roles: productReaderRoles,
  },
  help: {
    path: '/admin/help' satisfies PatternOf<typeof adminHelpPagesPath>,
    roles: helpReaderRoles,
  },
  imports: {
    path: '/admin/catalogue/imports' satisfies PatternOf<typeof adminImportsPath>,
    roles: feedRoles,
  },
  operations: {
    path: '/admin/operations' satisfies PatternOf<typeof adminOperationsPath>,
    roles: staffRoles,
  },
  unmatched: {
    path: '/admin/payments/unmatched' satisfies PatternOf<typeof adminUnmatchedPath>,
    roles: unmatchedReaderRoles,
  },
  reconciliation: {
    path: '/admin/payments/reconciliation' satisfies PatternOf<typeof adminReconciliationPath>,
    roles: paymentRoles,
  },
  journal: {
    path: '/admin/payments/journal' satisfies PatternOf<typeof adminJournalPath>,
    roles: unmatchedReaderRoles,
  },
  shipping: {
    path: '/admin/shipping' satisfies PatternOf<typeof adminShippingPath>,
    roles: tariffReaderRoles,
  },
  tax: {
    path: '/admin/taxation/tax-management' satisfies PatternOf<typeof adminTaxPath>,
    roles: taxReaderRoles,
  },
  calculator: {
    path: '/admin/taxation/tax-management/calculator' satisfies PatternOf<typeof adminTaxCalculatorPath>,
    roles: taxReaderRoles,
  },
  'zip-codes': {
    path: '/admin/taxation/zip-codes' satisfies PatternOf<typeof adminZipCodesPath>,
    roles: taxReaderRoles,
  },
  accounts: {
    path: '/admin/access/accounts' satisfies PatternOf<typeof adminAccountsPath>,
    roles: accountReaderRoles,
  },
  'approval-rules': {
    path: '/admin/approval-rules' satisfies PatternOf<typeof adminApprovalRulesPath>,
    roles: approvalRuleRoles,
  },
  audit: { path: '/admin/audit' satisfies PatternOf<typeof adminAuditPath>, roles: auditRoles },
  retention: { path: '/admin/retention' satisfies PatternOf<typeof adminRetentionPath>, roles: auditRoles },
} as const satisfies Record<string, { path: string; roles: readonly Role[] }>;
export type AdminRoom = keyof typeof adminRooms;

/** Whether this role may enter a room. */
export const mayEnter = (room: AdminRoom, role: Role | null | undefined): boolean =>
  (adminRooms[room].roles as readonly (Role | null | undefined)[]).includes(role);

/** Roles whose work is elsewhere than with the orders. */
const workplaces: Partial<Record<Role, AdminRoom>> = { catalog: 'products', auditor: 'audit' };

/** The address of the room where somebody of this role works. */
export const workplaceOf = (role: Role | null | undefined): string =>
  adminRooms[(role && workplaces[role]) ?? 'orders'].path;
