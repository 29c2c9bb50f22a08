/** Roles of an account (specification §6). No role, or `guest`, counts as not signed in. */
export const roles = [
  'guest',
  'customer',
  'sales',
  'purchasing',
  'warehouse',
  'finance',
  'support',
  'catalog',
  'auditor',
  'admin',
] as const;
export type Role = (typeof roles)[number];

/** Roles that open the admin area. */
export const staffRoles = [
  'sales',
  'purchasing',
  'warehouse',
  'finance',
  'support',
  'catalog',
  'auditor',
  'admin',
] as const satisfies readonly Role[];

/** Roles that read inquiries and quotes and write notes to each other. */
export const inquiryRoles = [
  'sales',
  'support',
  'purchasing',
  'finance',
  'admin',
] as const satisfies readonly Role[];

/** Roles that write to customers. */
export const customerContactRoles = ['sales', 'support', 'admin'] as const satisfies readonly Role[];

/** Roles that fill in the lines of a quote: lead times, alternatives, what cannot be had. */
export const quoteLineRoles = ['sales', 'support', 'purchasing', 'admin'] as const satisfies readonly Role[];

/** Roles that set the price and the cost of a quote's line. */
export const quotePriceRoles = ['sales', 'purchasing', 'admin'] as const satisfies readonly Role[];

/** Roles that see what goods cost us; to others cost and margin are left out of every answer. */
export const costRoles = ['sales', 'purchasing', 'finance', 'admin'] as const satisfies readonly Role[];

/** Whether a role is in a list of those who may. */
export const isOneOfRoles = (list: readonly Role[], role: Role | 'system' | null | undefined): boolean =>
  (list as readonly unknown[]).includes(role);

/** Roles that draw up offers and send them. */
export const offerRoles = ['sales', 'admin'] as const satisfies readonly Role[];

/** Roles that take an order or a payment on behalf of a customer. */
export const staffCheckoutRoles = ['sales', 'support', 'finance', 'admin'] as const satisfies readonly Role[];

/** Roles that set a price of their own in an order they take by telephone. */
export const ownPriceRoles = ['sales', 'admin'] as const satisfies readonly Role[];

/** Roles that see promotions, and who used them. */
export const promotionReaderRoles = [
  'sales',
  'support',
  'finance',
  'auditor',
  'admin',
] as const satisfies readonly Role[];

/** Roles that make promotions and end them. */
export const promotionRoles = ['sales', 'admin'] as const satisfies readonly Role[];

/** Roles that keep the records of suppliers and ask them. */
export const supplierRoles = ['purchasing', 'sales', 'admin'] as const satisfies readonly Role[];

/** Roles that read purchase orders to suppliers; the warehouse does not see what goods cost. */
export const purchaseOrderReaderRoles = [
  'purchasing',
  'sales',
  'warehouse',
  'finance',
  'admin',
] as const satisfies readonly Role[];

/** Roles that draw up purchase orders, and lead them through what suppliers say. */
export const purchaseOrderRoles = ['purchasing', 'admin'] as const satisfies readonly Role[];

/** Roles that send a purchase order; one above the limit only by finance and admins. */
export const purchaseOrderSenderRoles = ['purchasing', 'finance', 'admin'] as const satisfies readonly Role[];

/** Roles that note what suppliers have shipped. */
export const supplierShipmentRoles = ['purchasing', 'warehouse', 'admin'] as const satisfies readonly Role[];

/** Roles that count what comes in at the dock. */
export const goodsReceiptRoles = ['warehouse', 'admin'] as const satisfies readonly Role[];

/** Roles that match suppliers' invoices. */
export const supplierInvoiceRoles = ['finance', 'admin'] as const satisfies readonly Role[];

/** Roles that see what customers ask to cancel or return. */
export const orderRequestReaderRoles = [
  'support',
  'warehouse',
  'finance',
  'sales',
  'admin',
] as const satisfies readonly Role[];

/** Roles that ask for a cancellation or return on behalf of a customer, and write to them about it. */
export const orderRequestRoles = ['support', 'admin'] as const satisfies readonly Role[];

/** Roles that set another restocking fee than the policy's. */
export const restockingFeeRoles = ['finance', 'admin'] as const satisfies readonly Role[];

/** Roles that a rule may name to approve an offer before it is sent; nobody approves their own. */
export const offerApprovalRoles = ['sales', 'finance', 'admin'] as const satisfies readonly Role[];

/** Roles that decide when offers need an approval. */
export const approvalRuleRoles = ['finance', 'admin'] as const satisfies readonly Role[];

/** Roles that cancel and void invoices. */
export const invoiceRoles = ['finance', 'admin'] as const satisfies readonly Role[];

/** Roles that send an invoice again and note that its customer disputes it. */
export const invoiceContactRoles = [
  'sales',
  'support',
  'finance',
  'admin',
] as const satisfies readonly Role[];

/** Roles that bring feeds into the catalogue and take them out of it, confidential prices included. */
export const feedRoles = ['catalog', 'admin'] as const satisfies readonly Role[];

/** Roles that name companies in what they write: promotions, and price lists. */
export const companyFinderRoles = ['sales', 'catalog', 'admin'] as const satisfies readonly Role[];

/** Roles that change products, their prices and price lists. */
export const productRoles = ['catalog', 'admin'] as const satisfies readonly Role[];

/** Roles that read them in the back office, with confidential prices and what the goods cost us. */
export const productReaderRoles = ['catalog', 'sales', 'finance', 'admin'] as const satisfies readonly Role[];

/** Roles that write help pages. */
export const helpRoles = ['support', 'catalog', 'admin'] as const satisfies readonly Role[];

/** Roles that read help pages and their history in the back office. */
export const helpReaderRoles = [
  'support',
  'catalog',
  'sales',
  'auditor',
  'admin',
] as const satisfies readonly Role[];

/** Roles that read and decide on reviews. */
export const reviewRoles = ['support', 'admin'] as const satisfies readonly Role[];

/** Roles that change rates, rules of tax and ZIP codes, and decide on exemption certificates. */
export const taxRoles = ['finance', 'admin'] as const satisfies readonly Role[];

/** Roles that read them and use the calculator: who answers customers about tax, and who checks the books. */
export const taxReaderRoles = [
  'finance',
  'sales',
  'support',
  'auditor',
  'admin',
] as const satisfies readonly Role[];

/** Roles that change what it costs to send goods. */
export const tariffRoles = ['finance', 'admin'] as const satisfies readonly Role[];

/** Roles that read it and use the calculator: who quotes shipping, who sends goods, and who checks the books. */
export const tariffReaderRoles = [
  'finance',
  'sales',
  'support',
  'warehouse',
  'auditor',
  'admin',
] as const satisfies readonly Role[];

/** Roles that read the audit trail. */
export const auditRoles = ['auditor', 'admin'] as const satisfies readonly Role[];

/** Whether this role may enter the admin area. */
export const isStaff = (role: Role | null | undefined): boolean =>
  staffRoles.includes(role as (typeof staffRoles)[number]);
/** Whether this role counts as signed in (specification §6). */
export const isSignedIn = (role: Role | null | undefined): boolean => !!role && role !== 'guest';

/** Roles that see the payments of orders. */
export const paymentReaderRoles = [
  'finance',
  'sales',
  'support',
  'auditor',
  'admin',
] as const satisfies readonly Role[];

/** Roles that post money, match it, capture, release, refund, and pay out. */
export const paymentRoles = ['finance', 'admin'] as const satisfies readonly Role[];

/** Roles that see the money of all orders that waits for finance. */
export const unmatchedReaderRoles = ['finance', 'auditor', 'admin'] as const satisfies readonly Role[];

/** Roles that see the accounts of customers and staff. */
export const accountReaderRoles = [
  'sales',
  'support',
  'finance',
  'auditor',
  'admin',
] as const satisfies readonly Role[];

/** Roles that do something to accounts; which of it is said act by act. */
export const accountActRoles = ['support', 'finance', 'admin'] as const satisfies readonly Role[];

/** Roles that say how people sign in: what is required of staff, and whose companies sign their people on. */
export const signInRuleRoles = ['admin'] as const satisfies readonly Role[];

/** Roles that act for a customer in the store, to help. */
export const actingRoles = ['sales', 'support', 'admin'] as const satisfies readonly Role[];

/** Those of them that may also spend the customer's money: order, accept offers, pay. */
export const actingMoneyRoles = ['sales', 'admin'] as const satisfies readonly Role[];

/** Roles that ship goods, print their labels, and note what became of them. */
export const dockRoles = ['warehouse', 'purchasing', 'support', 'admin'] as const satisfies readonly Role[];

/** Roles that see what the carrier charges us for labels, beside what orders ask for shipping: who buys them, and who sees costs. */
export const labelCostRoles = [
  'sales',
  'purchasing',
  'warehouse',
  'finance',
  'admin',
] as const satisfies readonly Role[];

/** Roles that ship a part of an order whose buyer waits for all of it, with a reason: who knows when the rest comes. */
export const shipApartRoles = ['purchasing', 'admin'] as const satisfies readonly Role[];

/** Roles that send or accept what costs more than others may: large purchase orders, and dearer confirmations. */
export const purchaseLimitRoles = ['finance', 'admin'] as const satisfies readonly Role[];

/** Roles that see what the store sells and earns in sums; to others only counts are told. */
export const figureRoles = [
  'sales',
  'purchasing',
  'finance',
  'auditor',
  'admin',
] as const satisfies readonly Role[];

/** Roles that see which mails went out, and send one again. */
export const mailRoles = ['sales', 'support', 'finance', 'admin'] as const satisfies readonly Role[];

/** Roles that look after jobs that failed. */
export const jobRoles = ['admin'] as const satisfies readonly Role[];

/** Roles that say which releases visitors get. */
export const releaseRoles = ['admin'] as const satisfies readonly Role[];

/** Roles that an order can be assigned to, and that assign orders: whose queues hold orders. */
export const orderWorkRoles = [
  'sales',
  'support',
  'purchasing',
  'warehouse',
  'finance',
  'admin',
] as const satisfies readonly Role[];
