import type { EventPayload } from '@gantry/contracts/events';
import { footer } from './order-mails.ts';
import type { Block, MailContent } from './mail-content.ts';
import { messagesFor } from './mail-messages.ts';

/** What became of an exemption certificate, or that it ends soon. */
export function certificateMail(
  certificate: EventPayload<'certificate.changed'>,
  origin: string,
): MailContent {
  const messages = messagesFor(certificate.locale);
  const { kind, name, number, states, expiresAt, reason } = certificate;
  const day = expiresAt ? messages.day(expiresAt) : '';
  const blocks: Block[] = [
    { kind: 'text', text: messages.format('greeting', { name }) },
    { kind: 'text', text: messages.format(`certificate.${kind}.text`, { number, day }) },
    { kind: 'fact', label: messages.format('certificate.states'), value: [...states].sort().join(', ') },
  ];
  if (reason) blocks.push({ kind: 'fact', label: messages.format('certificate.reason'), value: reason });
  blocks.push({
    kind: 'action',
    label: messages.format('certificate.action'),
    url: `${origin}${messages.prefix}/my-account/profile#certificates`,
  });
  return {
    locale: messages.locale,
    subject: messages.format(`certificate.${kind}.subject`, { number, day }),
    heading: messages.format(`certificate.${kind}.heading`),
    blocks,
    footer: footer(messages),
  };
}
