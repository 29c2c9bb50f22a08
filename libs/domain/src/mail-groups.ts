/** Mails that go to whoever they are meant for, by why nobody can switch them off. */
export const requiredMails = ['orders', 'money', 'security', 'company', 'asked', 'business'] as const;
export type RequiredMail = (typeof requiredMails)[number];

/** Mails an account may do without. */
export const optionalMails = [
  'stock',
  'shipments',
  'offer-reminders',
  'approval-reminders',
  'reviews',
  'certificates',
] as const;
export type OptionalMail = (typeof optionalMails)[number];

/** The group of an event's mails, or of its variants where some of them may be switched off. */
type MailsOfEvent =
  | RequiredMail
  | OptionalMail
  | { readonly other: RequiredMail; readonly variants: Readonly<Partial<Record<string, OptionalMail>>> };

/**
 * Every mail of the store by the event it tells of: the one place that says which of them an account may switch off. A
 * variant is the event's own word for what has happened, such as the status lines went to.
 */
export const mailsOfEvents = {
  'order.placed': 'orders',
  'order.payment-asked': 'money',
  'order.lines-transitioned': {
    other: 'orders',
    variants: {
      'in-production': 'shipments',
      'partially-shipped': 'shipments',
      shipped: 'shipments',
      'replacement-shipped': 'shipments',
      delivered: 'shipments',
    },
  },
  // whoever waits longer than they were promised is asked whether they still want it
  'order.rescheduled': { other: 'orders', variants: { sooner: 'shipments' } },
  'order.tax-lowered': 'money',
  'invoice.issued': 'money',
  'invoice.resent': 'money',
  'invoice.paid-by-colleague': 'money',
  'invoice.overdue': 'money',
  'order-request.for-customer': 'orders',
  'order-request.for-store': 'business',
  'review.decided': 'reviews',
  'certificate.changed': { other: 'money', variants: { expiring: 'certificates' } },
  'notice.requested': 'asked',
  'product.back': 'stock',
  'inquiry.for-customer': {
    other: 'asked',
    variants: { reminded: 'offer-reminders', expiring: 'offer-reminders' },
  },
  'inquiry.for-store': 'business',
  'supplier.asked': 'business',
  'supplier.ordered': 'business',
  'supplier.for-store': 'business',
  'purchase.for-store': 'business',
  'payment.for-store': 'business',
  'account.created': 'security',
  'sign-up.known': 'security',
  'recovery.started': 'security',
  'recovery.by-company': 'security',
  'account.released': 'money',
  'account.erasure-done': 'security',
  'username.asked': 'security',
  'account.secured': 'security',
  'company.invited': 'company',
  'company.person-changed': 'company',
  'approval.asked': { other: 'company', variants: { reminder: 'approval-reminders' } },
  'approval.ended': 'company',
} as const satisfies Readonly<Record<string, MailsOfEvent>>;

/**
 * The group a mail belongs to.
 * @param event it tells of
 * @param variant the event's word for what has happened; left out where all its mails are alike
 * @throws Error for an event that no mail is known of: it has to be classified first
 */
export function mailGroupOf(event: string, variant = ''): RequiredMail | OptionalMail {
  if (!Object.hasOwn(mailsOfEvents, event)) throw new Error(`No group of mails is named for ${event}.`);
  const mails: MailsOfEvent = mailsOfEvents[event as keyof typeof mailsOfEvents];
  if (typeof mails === 'string') return mails;
  const { other, variants } = mails;
  return (Object.hasOwn(variants, variant) && variants[variant]) || other;
}

/** Whether an account may do without a group of mails. */
export const isOptionalMail = (group: string): group is OptionalMail =>
  (optionalMails as readonly string[]).includes(group);
