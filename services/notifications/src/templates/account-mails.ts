import { myAccountPath } from '@gantry/contracts/addresses/account';
import type { EventPayload } from '@gantry/contracts/events';
import type { Block, MailContent } from './mail-content.ts';
import { footer } from './order-mails.ts';
import { messagesFor, type MailMessages } from './mail-messages.ts';

/** "Please confirm your e-mail address". */
export function accountCreatedMail(account: EventPayload<'account.created'>, origin: string): MailContent {
  const messages = messagesFor(account.locale);
  const url = `${origin}${messages.prefix}/my-account/confirm-username?code=${encodeURIComponent(account.code)}`;
  return accountMail('created', { messages, name: account.name }, [
    { kind: 'action', label: messages.format('created.action'), url },
    { kind: 'text', text: messages.format('code', { code: account.code }) },
  ]);
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

/** "Your account is no longer on hold". */
export function accountReleasedMail(account: EventPayload<'account.released'>, origin: string): MailContent {
  const messages = messagesFor(account.locale);
  return {
    locale: messages.locale,
    subject: messages.format('released.subject'),
    heading: messages.format('released.heading'),
    blocks: [
      { kind: 'text', text: messages.format('greeting', { name: account.name }) },
      { kind: 'text', text: messages.format('released.text') },
      {
        kind: 'action',
        label: messages.format('released.action'),
        url: `${origin}${messages.prefix}${myAccountPath()}`,
      },
    ],
    footer: footer(messages),
  };
}

/** A mail about an account: what happened, what to do, and what if it was somebody else. */
function accountMail(
  what: 'created' | 'known' | 'recovery',
  { messages, name }: { messages: MailMessages; name: string },
  ways: readonly Block[],
): MailContent {
  return {
    locale: messages.locale,
    subject: messages.format(`${what}.subject`),
    heading: messages.format(`${what}.heading`),
    blocks: [
      { kind: 'text', text: messages.format('greeting', { name }) },
      { kind: 'text', text: messages.format(`${what}.text`) },
      ...ways,
      { kind: 'text', text: messages.format(`${what}.ignore`) },
    ],
    footer: footer(messages),
  };
}
