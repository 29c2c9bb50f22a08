import { paperYears } from './erasure.ts';

/** What the period of a rule begins at. */
export type RetentionStart =
  'expiry' | 'creation' | 'last-use' | 'last-change' | 'sending' | 'answer' | 'removal' | 'paper-date';
/** What happens then; what is `kept` stays at least so long, and is not removed by the clock. */
export type RetentionEnd = 'deleted' | 'masked' | 'kept';
/** Why it is stored so long. */
export type RetentionGround = 'service' | 'security' | 'operation' | 'consent' | 'law';
/** Services that have tables. */
export type RetentionService = 'identity' | 'catalog' | 'sales' | 'payments' | 'taxation' | 'notifications';

/** How long a kind of record is stored. */
export interface RetentionRule {
  /** those that hold it; `every` is all of them */
  readonly service: RetentionService | 'files' | 'every';
  /** `<schema>.<table>`; of every schema without one */
  readonly tables: readonly string[];
  readonly begins: RetentionStart;
  readonly days: number;
  readonly end: RetentionEnd;
  readonly ground: RetentionGround;
}

/** Days of the years the law wants papers kept; a day more for each leap year there may be. */
const paperDays = paperYears * 365 + 2;
const atOnce = 0;

/**
 * How long the store keeps each kind of record: the one list that the clean-up of every service follows, and that staff
 * and customers read. What is not in it is in `other-retention.ts`.
 */
export const retentionRules = {
  sessions: {
    service: 'identity',
    tables: ['identity.session'],
    begins: 'expiry',
    days: atOnce,
    end: 'deleted',
    ground: 'security',
  },
  devices: {
    service: 'identity',
    tables: ['identity.known_device'],
    begins: 'last-use',
    days: 180,
    end: 'deleted',
    ground: 'security',
  },
  presence: {
    service: 'identity',
    tables: ['identity.record_presence'],
    begins: 'last-use',
    days: atOnce,
    end: 'deleted',
    ground: 'service',
  },
  'one-time-codes': {
    service: 'identity',
    tables: ['identity.one_time_code'],
    begins: 'expiry',
    days: atOnce,
    end: 'deleted',
    ground: 'security',
  },
  'unfinished-sign-ins': {
    service: 'identity',
    tables: ['identity.pending_sign_in'],
    begins: 'expiry',
    days: atOnce,
    end: 'deleted',
    ground: 'security',
  },
  'passkey-challenges': {
    service: 'identity',
    tables: ['identity.used_challenge'],
    begins: 'expiry',
    days: atOnce,
    end: 'deleted',
    ground: 'security',
  },
  'company-sign-ins': {
    service: 'identity',
    tables: ['identity.sign_on_request'],
    begins: 'expiry',
    days: atOnce,
    end: 'deleted',
    ground: 'security',
  },
  'failed-attempts': {
    service: 'identity',
    tables: ['identity.attempt_count'],
    begins: 'expiry',
    days: atOnce,
    end: 'deleted',
    ground: 'security',
  },
  'api-keys': {
    service: 'identity',
    tables: ['identity.api_key'],
    begins: 'expiry',
    days: 90,
    end: 'deleted',
    ground: 'security',
  },
  invitations: {
    service: 'identity',
    tables: ['identity.company_invitation'],
    begins: 'expiry',
    days: 90,
    end: 'deleted',
    ground: 'service',
  },
  'data-copies': {
    service: 'identity',
    tables: ['identity.data_export'],
    begins: 'creation',
    days: 90,
    end: 'deleted',
    ground: 'security',
  },
  'unconfirmed-accounts': {
    service: 'identity',
    tables: [],
    begins: 'creation',
    days: 180,
    end: 'masked',
    ground: 'service',
  },
  'audit-trail': {
    service: 'identity',
    tables: ['identity.audit_entry'],
    begins: 'creation',
    days: paperDays,
    end: 'kept',
    ground: 'law',
  },
  'guest-carts': {
    service: 'sales',
    tables: ['sales.cart'],
    begins: 'last-change',
    days: 90,
    end: 'deleted',
    ground: 'service',
  },
  'quote-drafts': {
    service: 'sales',
    tables: ['sales.quote_draft'],
    begins: 'last-change',
    days: 180,
    end: 'deleted',
    ground: 'service',
  },
  quotes: {
    service: 'sales',
    tables: ['sales.inquiry', 'sales.inquiry_line', 'sales.inquiry_message'],
    begins: 'last-change',
    days: 3 * 365,
    end: 'masked',
    ground: 'operation',
  },
  'order-approvals': {
    service: 'sales',
    tables: ['sales.order_approval'],
    begins: 'paper-date',
    days: paperDays,
    end: 'deleted',
    ground: 'law',
  },
  orders: {
    service: 'sales',
    tables: ['sales.order'],
    begins: 'paper-date',
    days: paperDays,
    end: 'masked',
    ground: 'law',
  },
  invoices: {
    service: 'sales',
    tables: ['sales.invoice'],
    begins: 'paper-date',
    days: paperDays,
    end: 'kept',
    ground: 'law',
  },
  'unfinished-files': {
    service: 'files',
    tables: [],
    begins: 'creation',
    days: 2,
    end: 'deleted',
    ground: 'service',
  },
  'unsent-files': {
    service: 'files',
    tables: [],
    begins: 'creation',
    days: 14,
    end: 'deleted',
    ground: 'service',
  },
  journal: {
    service: 'payments',
    tables: ['payments.journal_entry', 'payments.journal_posting'],
    begins: 'creation',
    days: paperDays,
    end: 'kept',
    ground: 'law',
  },
  payments: {
    service: 'payments',
    tables: ['payments.transaction', 'payments.payable_order'],
    begins: 'paper-date',
    days: paperDays,
    end: 'masked',
    ground: 'law',
  },
  'removed-cards': {
    service: 'payments',
    tables: [],
    begins: 'removal',
    days: 90,
    end: 'masked',
    ground: 'service',
  },
  'provider-calls': {
    service: 'payments',
    tables: ['payments.webhook_event'],
    begins: 'answer',
    days: 365,
    end: 'deleted',
    ground: 'operation',
  },
  certificates: {
    service: 'taxation',
    tables: ['taxation.certificate', 'taxation.certificate_submission'],
    begins: 'last-change',
    days: paperDays,
    end: 'masked',
    ground: 'law',
  },
  'tax-calculations': {
    service: 'taxation',
    tables: ['taxation.calculation'],
    begins: 'creation',
    days: paperDays,
    end: 'kept',
    ground: 'law',
  },
  'sent-alerts': {
    service: 'catalog',
    tables: ['catalog.stock_notice'],
    begins: 'sending',
    days: 90,
    end: 'deleted',
    ground: 'consent',
  },
  'waiting-alerts': {
    service: 'catalog',
    tables: ['catalog.stock_notice'],
    begins: 'creation',
    days: 365,
    end: 'deleted',
    ground: 'consent',
  },
  'unconfirmed-alerts': {
    service: 'catalog',
    tables: ['catalog.stock_notice'],
    begins: 'creation',
    days: 7,
    end: 'deleted',
    ground: 'consent',
  },
  'review-counts': {
    service: 'catalog',
    tables: ['catalog.review_writing'],
    begins: 'creation',
    days: 2,
    end: 'deleted',
    ground: 'security',
  },
  'review-reports': {
    service: 'catalog',
    tables: ['catalog.review_report'],
    begins: 'creation',
    days: 365,
    end: 'deleted',
    ground: 'operation',
  },
  'mail-texts': {
    service: 'notifications',
    tables: [],
    begins: 'sending',
    days: 180,
    end: 'masked',
    ground: 'operation',
  },
  'mail-log': {
    service: 'notifications',
    tables: ['notifications.mail'],
    begins: 'sending',
    days: 3 * 365,
    end: 'masked',
    ground: 'operation',
  },
  'repeatable-answers': {
    service: 'every',
    tables: ['idempotent_write'],
    begins: 'creation',
    days: 30,
    end: 'deleted',
    ground: 'operation',
  },
  'handled-events': {
    service: 'every',
    tables: ['handled_event'],
    begins: 'creation',
    days: 90,
    end: 'deleted',
    ground: 'operation',
  },
} as const satisfies Readonly<Record<string, RetentionRule>>;

export type RetentionRuleId = keyof typeof retentionRules;
export const retentionRuleIds = Object.keys(retentionRules) as RetentionRuleId[];

/** The rules a service has to follow by its clock. */
export type RuleOf<Service extends RetentionRule['service']> = {
  [Id in RetentionRuleId]: (typeof retentionRules)[Id] extends {
    readonly service: Service;
    readonly end: 'deleted' | 'masked';
  }
    ? Id
    : never;
}[RetentionRuleId];

/** A period as it is said; null: at once. */
export interface StoredFor {
  readonly unit: 'day' | 'year';
  readonly count: number;
}

/** How a period is said: years where it is some. */
export function storedFor(days: number): StoredFor | null {
  if (days === atOnce) return null;
  return days >= 2 * 365 ? { unit: 'year', count: Math.floor(days / 365) } : { unit: 'day', count: days };
}
