import { myApprovalPath } from '@gantry/contracts/addresses/account';
import type { EventPayload } from '@gantry/contracts/events';
import type { MailContent } from './mail-content.ts';
import { messagesFor } from './mail-messages.ts';
import { footer } from './order-mails.ts';

/** "Rita asks you to approve an order", or that it still waits and ends soon: to everybody in the company who may. */
export function approvalAskedMail(asked: EventPayload<'approval.asked'>, origin: string): MailContent {
  const messages = messagesFor(asked.locale);
  const facts = {
    name: asked.askedBy,
    total: messages.money(asked.grandTotal),
    day: messages.day(asked.expiresAt),
  };
  const url = `${origin}${messages.prefix}${myApprovalPath(asked.number)}`;
  const mail = asked.isReminder ? 'approval-reminder' : 'approval-asked';
  return {
    locale: messages.locale,
    subject: messages.format(`${mail}.subject`, facts),
    heading: messages.format(`${mail}.heading`, facts),
    blocks: [
      { kind: 'text', text: messages.format('greeting', { name: asked.name }) },
      { kind: 'text', text: messages.format(`${mail}.text`, facts) },
      ...(asked.question ? [{ kind: 'said', text: asked.question } as const] : []),
      { kind: 'action', label: messages.format('approval-asked.action'), url },
    ],
    footer: footer(messages),
  };
}

/** "Your order was approved", or was not, or nobody said so in time: to whoever asked. */
export function approvalEndedMail(ended: EventPayload<'approval.ended'>, origin: string): MailContent {
  const { how, number, orderNumber, decidedBy, reason } = ended;
  const messages = messagesFor(ended.locale);
  const facts = { name: decidedBy ?? '', number: orderNumber ?? number };
  const url = `${origin}${messages.prefix}${myApprovalPath(number)}`;
  return {
    locale: messages.locale,
    subject: messages.format(`approval-${how}.subject`, facts),
    heading: messages.format(`approval-${how}.heading`),
    blocks: [
      { kind: 'text', text: messages.format('greeting', { name: ended.name }) },
      { kind: 'text', text: messages.format(`approval-${how}.text`, facts) },
      ...(how === 'approved' && ended.isLess
        ? [{ kind: 'text', text: messages.format('approval-part.text', facts) } as const]
        : []),
      ...(how === 'approved' && ended.restNumber
        ? [
            {
              kind: 'text',
              text: messages.format('approval-part.rest', { number: ended.restNumber.toUpperCase() }),
            } as const,
          ]
        : []),
      ...(reason ? [{ kind: 'said', text: reason } as const] : []),
      { kind: 'action', label: messages.format('approval-ended.action'), url },
    ],
    footer: footer(messages),
  };
}
