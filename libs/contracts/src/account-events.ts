import * as v from 'valibot';
import { defineEvent as event } from './event-definition.ts';
import { companyRoleSchema } from './schemas/account.ts';

/** What keeps an account safe and has changed, or was tried. */
const securedFacts = [
  'password',
  'username',
  'app-added',
  'app-removed',
  'passkey-added',
  'passkey-removed',
  'key-added',
  'key-rotated',
  'key-revoked',
  'codes-renewed',
  'code-used',
  'step-failed',
  'step-reset',
  'data-exported',
] as const;

/** What becomes of people in their company, by its admins or, of a role, by the store. */
const personChanges = ['role', 'role-by-store', 'deactivated', 'reactivated'] as const;

/** Events of accounts: what identity tells others and itself, and what it is told of them. */
export const accountEvents = {
  'account.created': event({
    publisher: 'identity',
    subscribers: ['notifications'],
    payload: v.object({ email: v.string(), name: v.string(), code: v.string(), locale: v.string() }),
  }),
  /** somebody wants another user name; whether it is taken is looked into later, so that the answer tells nothing */
  'username.requested': event({
    publisher: 'identity',
    subscribers: ['identity'],
    payload: v.object({ accountId: v.string(), email: v.string(), locale: v.string() }),
  }),
  /** one of the two mailboxes of a wanted user name is asked */
  'username.asked': event({
    publisher: 'identity',
    subscribers: ['notifications'],
    payload: v.object({
      /** the mailbox that is asked */
      email: v.string(),
      name: v.string(),
      code: v.string(),
      locale: v.string(),
      /** the user name that is wanted */
      username: v.string(),
      isNew: v.boolean(),
    }),
  }),
  /** what keeps an account safe has changed: its owner is told where they were known before */
  'account.secured': event({
    publisher: 'identity',
    subscribers: ['notifications'],
    payload: v.object({
      email: v.string(),
      name: v.string(),
      locale: v.string(),
      what: v.picklist(securedFacts),
      /** the user name it has now */
      username: v.string(),
      /** such as `Firefox · Windows`; null where the browser does not say */
      device: v.nullable(v.string()),
    }),
  }),
  /** somebody is asked to join a company; the code opens it to whoever holds the mail */
  'company.invited': event({
    publisher: 'identity',
    subscribers: ['notifications'],
    payload: v.object({
      email: v.string(),
      company: v.string(),
      /** who asks */
      inviter: v.string(),
      code: v.string(),
      locale: v.string(),
    }),
  }),
  /** what somebody may in their company has changed, and they are told */
  'company.person-changed': event({
    publisher: 'identity',
    subscribers: ['notifications'],
    payload: v.object({
      email: v.string(),
      name: v.string(),
      locale: v.string(),
      company: v.string(),
      what: v.picklist(personChanges),
      role: companyRoleSchema,
    }),
  }),
  /** whose e-mail address it is has been proven: what they ordered by it as a guest is theirs */
  'account.confirmed': event({
    publisher: 'identity',
    subscribers: ['sales'],
    payload: v.object({ accountId: v.string(), accountNumber: v.string(), email: v.string() }),
  }),
  /** whose some orders are, and in the name of which companies: told of orders whose payments do not know it yet */
  'orders.owned': event({
    publisher: 'sales',
    subscribers: ['payments'],
    payload: v.object({
      orders: v.array(
        v.object({
          number: v.string(),
          accountId: v.nullable(v.string()),
          companyId: v.nullable(v.string()),
        }),
      ),
    }),
  }),
  /** an account has taken another's place: what belonged to that one is its own now */
  'account.merged': event({
    publisher: 'identity',
    subscribers: ['sales', 'taxation', 'payments', 'catalog'],
    payload: v.object({
      fromId: v.string(),
      fromNumber: v.string(),
      intoId: v.string(),
      intoNumber: v.string(),
    }),
  }),
  /** an account is erased: what is kept of the person goes, and what the law wants kept names nobody by e-mail any more */
  'account.erased': event({
    publisher: 'identity',
    subscribers: ['sales', 'taxation', 'payments', 'catalog', 'notifications'],
    payload: v.object({
      accountId: v.string(),
      accountNumber: v.string(),
      /** the user name it had */
      email: v.string(),
    }),
  }),
  /** whoever had an account that is erased is told, for the last time */
  'account.erasure-done': event({
    publisher: 'identity',
    subscribers: ['notifications'],
    payload: v.object({
      accountNumber: v.string(),
      email: v.string(),
      name: v.string(),
      locale: v.string(),
    }),
  }),
  /** an invoice of an account is unpaid after its last reminder, or none is any more: it is held, or released */
  'account.arrears-changed': event({
    publisher: 'sales',
    subscribers: ['identity'],
    payload: v.object({
      accountId: v.string(),
      /** number of the invoice that has changed it */
      invoice: v.string(),
      isInArrears: v.boolean(),
    }),
  }),
  /** the same of what was ordered on the line of a company: the company is held, or released */
  'company.arrears-changed': event({
    publisher: 'sales',
    subscribers: ['identity'],
    payload: v.object({ companyId: v.string(), invoice: v.string(), isInArrears: v.boolean() }),
  }),
  /** an account is on hold no more, or the company whose admin it is; its owner is told */
  'account.released': event({
    publisher: 'identity',
    subscribers: ['notifications'],
    payload: v.object({
      email: v.string(),
      name: v.string(),
      locale: v.string(),
      /** name of the company that was on hold; left out where the account was */
      company: v.optional(v.string()),
    }),
  }),
  /** somebody signed up; looked into later, so that the answer is the same for known addresses and takes as long */
  'sign-up.requested': event({
    publisher: 'identity',
    subscribers: ['identity'],
    payload: v.object({
      email: v.string(),
      passwordHash: v.string(),
      name: v.string(),
      company: v.nullable(v.string()),
      phone: v.nullable(v.string()),
      /** hash of the secret of the device it came from, in hex */
      device: v.string(),
      locale: v.string(),
      requestId: v.string(),
    }),
  }),
  /** somebody signed up with the address of an account: its owner is told that there is one */
  'sign-up.known': event({
    publisher: 'identity',
    subscribers: ['notifications'],
    payload: v.object({ email: v.string(), name: v.string(), locale: v.string() }),
  }),
  /** somebody asked for recovery; looked into later, so that the answer takes as long for unknown addresses */
  'recovery.requested': event({
    publisher: 'identity',
    subscribers: ['identity'],
    payload: v.object({
      email: v.string(),
      locale: v.string(),
      /** how long the code is good for at least */
      codeSeconds: v.optional(v.number(), 0),
    }),
  }),
  'recovery.started': event({
    publisher: 'identity',
    subscribers: ['notifications'],
    payload: v.object({ email: v.string(), name: v.string(), code: v.string(), locale: v.string() }),
  }),
  /** recovery was asked for by somebody whose company requires its own sign-in: a password would be of no use to them */
  'recovery.by-company': event({
    publisher: 'identity',
    subscribers: ['notifications'],
    payload: v.object({ email: v.string(), name: v.string(), locale: v.string() }),
  }),
} as const;
