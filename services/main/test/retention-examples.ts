import { randomUUID } from 'node:crypto';
import { expiredText } from '@gantry/domain/erasure';
import type { retentionRules, RetentionRuleId } from '@gantry/domain/retention';
import type { Example } from './aged-rows.ts';

/** Rules by which the clock removes something. */
export type ClockRule = {
  [Id in RetentionRuleId]: (typeof retentionRules)[Id]['end'] extends 'kept' ? never : Id;
}[RetentionRuleId];

/** A request whose person is masked already: its messages follow. */
export const maskedInquiry = { id: randomUUID(), name: expiredText, status: 'cancelled' } as const;

/** Two more, by whose age their lines follow. */
export const longMasked = { ...maskedInquiry, id: randomUUID(), updated_at: new Date('2020-01-01') } as const;
export const justMasked = { ...maskedInquiry, id: randomUUID(), updated_at: new Date() } as const;

const expiring = (table: string): Example[] => [{ table: `identity.${table}`, begins: 'expires_at' }];

/** For each rule, rows of every table it removes from or masks. */
export const retentionExamples: Readonly<Record<ClockRule, readonly Example[]>> = {
  sessions: expiring('session'),
  devices: [{ table: 'identity.known_device', begins: 'used_at' }],
  'one-time-codes': expiring('one_time_code'),
  'unfinished-sign-ins': expiring('pending_sign_in'),
  'passkey-challenges': expiring('used_challenge'),
  presence: [{ table: 'identity.record_presence', begins: 'seen_at' }],
  'company-sign-ins': expiring('sign_on_request'),
  'failed-attempts': [{ table: 'identity.attempt_count', begins: 'expire' }],
  'api-keys': expiring('api_key'),
  invitations: expiring('company_invitation'),
  'data-copies': [{ table: 'identity.data_export', begins: 'asked_at' }],
  'unconfirmed-accounts': [
    {
      table: 'identity.account',
      begins: 'created_at',
      values: { status: 'unconfirmed', role: 'customer', max_term: 'net-30' },
    },
  ],
  'guest-carts': [{ table: 'sales.cart', begins: 'updated_at', values: { status: 'active' } }],
  'quote-drafts': [{ table: 'sales.quote_draft', begins: 'changed_at', madeUp: ['token'] }],
  quotes: [
    {
      table: 'sales.inquiry',
      begins: 'updated_at',
      values: { status: 'cancelled', email: 'gwen@example.com', kind: 'quote', contact_method: 'email' },
    },
    {
      table: 'sales.inquiry_message',
      begins: 'at',
      values: { inquiry_id: maskedInquiry.id, sender: 'customer', audience: 'customer' },
    },
  ],
  'order-approvals': [
    {
      table: 'sales.order_approval',
      begins: 'asked_at',
      values: { status: 'approved' },
      madeUp: ['cart_id'],
    },
  ],
  orders: [
    { table: 'sales."order"', begins: 'placed_at', values: { state: 'complete' }, madeUp: ['cart_id'] },
  ],
  'unfinished-files': [
    { table: 'sales.record_file', begins: 'at', values: { sender: 'customer', audience: 'all' } },
    { table: 'taxation.record_file', begins: 'at', values: { sender: 'customer', audience: 'store' } },
  ],
  'unsent-files': [
    {
      table: 'sales.record_file',
      begins: 'at',
      values: {
        sender: 'customer',
        audience: 'all',
        record: 'order-request-draft:1.2',
        type: 'text/plain',
        scan: 'off',
      },
    },
    {
      table: 'taxation.record_file',
      begins: 'at',
      values: {
        sender: 'customer',
        audience: 'store',
        record: 'certificate-draft:1.2',
        type: 'text/plain',
        scan: 'off',
      },
    },
  ],
  payments: [
    {
      table: 'payments.transaction',
      begins: 'created_at',
      values: { payer: '{"name": "Gwen", "email": "gwen@example.com"}' },
    },
    { table: 'payments.payable_order', begins: 'updated_at' },
  ],
  'removed-cards': [
    { table: 'payments.saved_method', begins: 'removed_at', values: { last4: '4242', expires: '12/30' } },
  ],
  'provider-calls': [{ table: 'payments.webhook_event', begins: 'handled_at' }],
  certificates: [{ table: 'taxation.certificate', begins: 'updated_at', values: { status: 'expired' } }],
  'sent-alerts': [{ table: 'catalog.stock_notice', begins: 'sent_at', values: { confirmed_at: new Date() } }],
  'waiting-alerts': [
    { table: 'catalog.stock_notice', begins: 'created_at', values: { confirmed_at: new Date() } },
  ],
  'unconfirmed-alerts': [{ table: 'catalog.stock_notice', begins: 'created_at' }],
  'review-counts': [{ table: 'catalog.review_writing', begins: 'at' }],
  'review-reports': [{ table: 'catalog.review_report', begins: 'at', values: { settled: true } }],
  'mail-texts': [{ table: 'notifications.mail', begins: 'sent_at', values: { contents: '{}' } }],
  'mail-log': [{ table: 'notifications.mail', begins: 'sent_at' }],
  'repeatable-answers': [{ table: 'sales.idempotent_write', begins: 'written_at' }],
  'handled-events': [{ table: 'sales.handled_event', begins: 'handled_at' }],
};
