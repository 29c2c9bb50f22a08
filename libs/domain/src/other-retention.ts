/** Why the clock removes nothing of a table by itself. */
export type OtherRetention = 'account' | 'record' | 'business' | 'counter';

/** Tables with data of people that no rule names: what their rows are stored with. */
export const otherRetention: Readonly<Record<OtherRetention, readonly string[]>> = {
  /** as long as the account, or the company: its owner erases it, or changes it at any time */
  account: [
    'identity.account',
    'identity.address',
    'identity.authenticator',
    'identity.company',
    'identity.company_location',
    'identity.company_sign_on',
    'identity.cost_center',
    'identity.list_start',
    'identity.list_view',
    'identity.passkey',
    'identity.recovery_code',
    'identity.sign_on_link',
    'sales.customer_part_number',
    'sales.saved_list',
    'sales.saved_list_line',
    'payments.saved_method',
    'catalog.review',
  ],
  /** with the record they belong to, and naming nobody beyond it */
  record: [
    'sales.cart_correction',
    'sales.cart_line',
    'sales.dunning_notice',
    'sales.inquiry_change',
    'sales.invoice_allocation',
    'sales.offer',
    'sales.offer_approval',
    'sales.offer_line',
    'sales.offer_reminder',
    'sales.order_line',
    'sales.order_request',
    'sales.order_request_event',
    'sales.order_request_line',
    'sales.record_file',
    'sales.refund',
    'sales.shipment',
    'sales.shipment_line',
    'sales.status_change',
    'taxation.record_file',
    'catalog.product',
    'catalog.review_change',
  ],
  /** business of staff with suppliers, rules, and imports: as long as there is a use for it */
  business: [
    'catalog.import_job',
    'catalog.price_list_member',
    'catalog.price_list_revision',
    'catalog.product_change',
    'sales.approval_rule',
    'sales.blocked_contact',
    'sales.purchase_order',
    'sales.purchase_order_event',
    'sales.supplier',
    'sales.supplier_request',
    'shipping.tariff_import',
    'taxation.import',
    'taxation.rate',
  ],
  /** counts of requests: whoever counts deletes them within an hour after they have run out */
  counter: ['gateway.request_count'],
};
