import { invitationPath, myCompanyPath } from '@gantry/contracts/addresses/account';
import type { EventPayload } from '@gantry/contracts/events';
import type { MailContent } from './mail-content.ts';
import { messagesFor } from './mail-messages.ts';
import { footer } from './order-mails.ts';

/** "Pat invites you to Acme": to an address that may have an account or not, so it says nothing of one. */
export function companyInvitedMail(invited: EventPayload<'company.invited'>, origin: string): MailContent {
  const { company, inviter, code } = invited;
  const messages = messagesFor(invited.locale);
  const facts = { company, inviter };
  const url = `${origin}${messages.prefix}${invitationPath(code)}`;
  return {
    locale: messages.locale,
    subject: messages.format('invited.subject', facts),
    heading: messages.format('invited.heading', facts),
    blocks: [
      { kind: 'text', text: messages.format('invited.text', facts) },
      { kind: 'action', label: messages.format('invited.action'), url },
      { kind: 'text', text: messages.format('invited.ignore', facts) },
    ],
    footer: footer(messages),
  };
}

/** "Your role in Acme has changed", and what else an admin of a company does to its people. */
export function companyPersonMail(
  changed: EventPayload<'company.person-changed'>,
  origin: string,
): MailContent {
  const { name, company, what } = changed;
  const messages = messagesFor(changed.locale);
  const facts = { company, role: messages.format(`company-role.${changed.role}`) };
  const home = `${origin}${messages.prefix}`;
  const way = {
    kind: 'action',
    label: messages.format('released.action'),
    url: `${home}${myCompanyPath()}`,
  } as const;
  return {
    locale: messages.locale,
    subject: messages.format(`person-${what}.subject`, facts),
    heading: messages.format(`person-${what}.heading`),
    blocks: [
      { kind: 'text', text: messages.format('greeting', { name }) },
      { kind: 'text', text: messages.format(`person-${what}.text`, facts) },
      // whoever is deactivated would find a closed door
      ...(what === 'deactivated' ? [] : [way]),
    ],
    footer: footer(messages),
  };
}
