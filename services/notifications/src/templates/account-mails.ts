import type { EventPayload } from '@gantry/contracts/events';
import type { MailContent } from './mail-content.ts';
import { footer } from './order-mails.ts';
import { wordsOf } from './words.ts';

/** "Please confirm your e-mail address". */
export function accountCreatedMail(account: EventPayload<'account.created'>, origin: string): MailContent {
  const words = wordsOf(account.locale);
  const url = `${origin}${words.prefix}/my-account/confirm-username?code=${encodeURIComponent(account.code)}`;
  return {
    locale: words.locale,
    subject: words.say('created.subject'),
    heading: words.say('created.heading'),
    blocks: [
      { kind: 'text', text: words.say('greeting', { name: account.name }) },
      { kind: 'text', text: words.say('created.text') },
      { kind: 'action', label: words.say('created.action'), url },
      { kind: 'text', text: words.say('code', { code: account.code }) },
      { kind: 'text', text: words.say('created.ignore') },
    ],
    footer: footer(words),
  };
}

/** "Set a new password". */
export function recoveryMail(recovery: EventPayload<'recovery.started'>, origin: string): MailContent {
  const words = wordsOf(recovery.locale);
  const url = `${origin}${words.prefix}/auth/recovery/${encodeURIComponent(recovery.code)}`;
  return {
    locale: words.locale,
    subject: words.say('recovery.subject'),
    heading: words.say('recovery.heading'),
    blocks: [
      { kind: 'text', text: words.say('greeting', { name: recovery.name }) },
      { kind: 'text', text: words.say('recovery.text') },
      { kind: 'action', label: words.say('recovery.action'), url },
      { kind: 'text', text: words.say('recovery.ignore') },
    ],
    footer: footer(words),
  };
}
