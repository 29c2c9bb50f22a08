import type { EventPayload } from '@gantry/contracts/events';
import type { Block, MailContent } from './mail-content.ts';
import { footer } from './order-mails.ts';
import { messagesFor } from './mail-messages.ts';

/** "Your review has been published" or why it is not. */
export function reviewDecidedMail(review: EventPayload<'review.decided'>, origin: string): MailContent {
  const messages = messagesFor(review.locale);
  const { name, title, productName: product, status } = review;
  const url = `${origin}${messages.prefix}/i/${encodeURIComponent(review.productUri)}#reviews`;
  const blocks: Block[] = [
    { kind: 'text', text: messages.format('greeting', { name }) },
    { kind: 'text', text: messages.format(`review.${status}.text`, { title, product }) },
  ];
  if (review.reason)
    blocks.push({ kind: 'fact', label: messages.format('review.reason'), value: review.reason });
  blocks.push({ kind: 'action', label: messages.format(`review.${status}.action`), url });
  return {
    locale: messages.locale,
    subject: messages.format(`review.${status}.subject`, { product }),
    heading: messages.format(`review.${status}.heading`),
    blocks,
    footer: footer(messages),
  };
}
