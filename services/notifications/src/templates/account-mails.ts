import { companySignOnPath, myAccountPath } from '@gantry/contracts/addresses/account';
import type { EventPayload } from '@gantry/contracts/events';
import { paperYears } from '@gantry/domain/erasure';
import type { Block, MailContent } from './mail-content.ts';
import { footer } from './order-mails.ts';
import { messagesFor, type MailMessages } from './mail-messages.ts';

/** "Please confirm your e-mail address". */
export function accountCreatedMail(account: EventPayload<'account.created'>, origin: string): MailContent {
  const messages = messagesFor(account.locale);
  return accountMail('created', { messages, name: account.name }, confirmBlocks(account, messages, origin));
}

/** "Confirm your new user name", to the mailbox of it, and to today's mailbox what is wanted. */
export function usernameAskedMail(asked: EventPayload<'username.asked'>, origin: string): MailContent {
  const { name, username } = asked;
  const messages = messagesFor(asked.locale);
  const ways = confirmBlocks(asked, messages, origin);
  return accountMail(asked.isNew ? 'username-new' : 'username-old', { messages, name, username }, ways);
}

/** "Your password has changed", so that an owner who did not do it can act. */
export function accountSecuredMail(secured: EventPayload<'account.secured'>, origin: string): MailContent {
  const { name, username, what } = secured;
  const messages = messagesFor(secured.locale);
  const device = secured.device ?? messages.format('secured.some-device');
  return accountMail(`secured-${what}`, { messages, name, username, device }, [
    {
      kind: 'link',
      label: messages.format('recovery.action'),
      url: `${origin}${messages.prefix}/auth/recovery`,
    },
  ]);
}

/** The way to the page that takes a code, and the code itself. */
function confirmBlocks({ code }: { code: string }, messages: MailMessages, origin: string): Block[] {
  const url = `${origin}${messages.prefix}/my-account/confirm-username?code=${encodeURIComponent(code)}`;
  return [
    { kind: 'action', label: messages.format('created.action'), url },
    { kind: 'text', text: messages.format('code', { code }) },
  ];
}

/** "You already have an account", to the owner of an address somebody signed up with. */
export function accountKnownMail(known: EventPayload<'sign-up.known'>, origin: string): MailContent {
  const messages = messagesFor(known.locale);
  const home = origin + messages.prefix;
  return accountMail('known', { messages, name: known.name }, [
    { kind: 'action', label: messages.format('known.action'), url: `${home}/sign-in` },
    { kind: 'link', label: messages.format('recovery.action'), url: `${home}/auth/recovery` },
  ]);
}

/** "Set a new password". */
export function recoveryMail(recovery: EventPayload<'recovery.started'>, origin: string): MailContent {
  const messages = messagesFor(recovery.locale);
  const url = `${origin}${messages.prefix}/auth/recovery/${encodeURIComponent(recovery.code)}`;
  return accountMail('recovery', { messages, name: recovery.name }, [
    { kind: 'action', label: messages.format('recovery.action'), url },
  ]);
}

/** "Sign in through your company", to whoever wants a password that would not sign in. */
export function recoveryByCompanyMail(
  asked: EventPayload<'recovery.by-company'>,
  origin: string,
): MailContent {
  const messages = messagesFor(asked.locale);
  const url = `${origin}${messages.prefix}${companySignOnPath()}`;
  return accountMail('by-company', { messages, name: asked.name }, [
    { kind: 'action', label: messages.format('by-company.action'), url },
  ]);
}

/** "Your account is no longer on hold", or the company that its owner looks after. */
export function accountReleasedMail(
  { locale, name, company = '' }: EventPayload<'account.released'>,
  origin: string,
): MailContent {
  const messages = messagesFor(locale);
  const kind = company === '' ? 'released' : 'company-released';
  return {
    locale: messages.locale,
    subject: messages.format(`${kind}.subject`, { company }),
    heading: messages.format(`${kind}.heading`, { company }),
    blocks: [
      { kind: 'text', text: messages.format('greeting', { name }) },
      { kind: 'text', text: messages.format(`${kind}.text`, { company }) },
      {
        kind: 'action',
        label: messages.format('released.action'),
        url: `${origin}${messages.prefix}${myAccountPath()}`,
      },
    ],
    footer: footer(messages),
  };
}

/** "Your account was erased", the last mail there is. */
export function accountErasedMail({ name, locale }: EventPayload<'account.erasure-done'>): MailContent {
  return accountMail('erased', { messages: messagesFor(locale), name, years: String(paperYears) }, []);
}

type AccountMailKind =
  | 'erased'
  | 'created'
  | 'known'
  | 'recovery'
  | 'by-company'
  | 'username-new'
  | 'username-old'
  | `secured-${EventPayload<'account.secured'>['what']}`;

/** A mail about an account: what happened, what to do, and what if it was somebody else. */
function accountMail(
  what: AccountMailKind,
  {
    messages,
    ...facts
  }: { messages: MailMessages; name: string; username?: string; device?: string; years?: string },
  ways: readonly Block[],
): MailContent {
  return {
    locale: messages.locale,
    subject: messages.format(`${what}.subject`),
    heading: messages.format(`${what}.heading`),
    blocks: [
      { kind: 'text', text: messages.format('greeting', { name: facts.name }) },
      { kind: 'text', text: messages.format(`${what}.text`, facts) },
      ...ways,
      { kind: 'text', text: messages.format(`${what}.ignore`) },
    ],
    footer: footer(messages),
  };
}
