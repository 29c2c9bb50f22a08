import type { EventPayload } from '@gantry/contracts/events';
import type { Block, MailContent } from './mail-content.ts';
import { footer } from './order-mails.ts';
import { wordsOf, type Words } from './words.ts';

/** "Please confirm your e-mail address". */
export function accountCreatedMail(account: EventPayload<'account.created'>, origin: string): MailContent {
  const words = wordsOf(account.locale);
  const url = `${origin}${words.prefix}/my-account/confirm-username?code=${encodeURIComponent(account.code)}`;
  return accountMail('created', { words, name: account.name }, [
    { kind: 'action', label: words.say('created.action'), url },
    { kind: 'text', text: words.say('code', { code: account.code }) },
  ]);
}

/** "You already have an account", to the owner of an address somebody signed up with. */
export function accountKnownMail(known: EventPayload<'sign-up.known'>, origin: string): MailContent {
  const words = wordsOf(known.locale);
  const home = origin + words.prefix;
  return accountMail('known', { words, name: known.name }, [
    { kind: 'action', label: words.say('known.action'), url: `${home}/sign-in` },
    { kind: 'link', label: words.say('recovery.action'), url: `${home}/auth/recovery` },
  ]);
}

/** "Set a new password". */
export function recoveryMail(recovery: EventPayload<'recovery.started'>, origin: string): MailContent {
  const words = wordsOf(recovery.locale);
  const url = `${origin}${words.prefix}/auth/recovery/${encodeURIComponent(recovery.code)}`;
  return accountMail('recovery', { words, name: recovery.name }, [
    { kind: 'action', label: words.say('recovery.action'), url },
  ]);
}

/** A mail about an account: what happened, what to do, and what if it was somebody else. */
function accountMail(
  what: 'created' | 'known' | 'recovery',
  { words, name }: { words: Words; name: string },
  ways: readonly Block[],
): MailContent {
  return {
    locale: words.locale,
    subject: words.say(`${what}.subject`),
    heading: words.say(`${what}.heading`),
    blocks: [
      { kind: 'text', text: words.say('greeting', { name }) },
      { kind: 'text', text: words.say(`${what}.text`) },
      ...ways,
      { kind: 'text', text: words.say(`${what}.ignore`) },
    ],
    footer: footer(words),
  };
}
