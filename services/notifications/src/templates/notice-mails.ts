import type { EventPayload } from '@gantry/contracts/events';
import type { MailContent } from './mail-content.ts';
import { messagesFor } from './mail-messages.ts';

/**
 * "It can be ordered again": the one mail a stock notice asks for. It names no price, and its second link takes back
 * all that this address still waits for.
 */
export function productBackMail(back: EventPayload<'product.back'>, origin: string): MailContent {
  const { messages, product, page, linkWith, fact, footer } = partsOf(back, origin);
  const stopUrl = linkWith('stop-notices');
  return {
    locale: messages.locale,
    subject: messages.format('back.subject', { product }),
    heading: messages.format('back.heading', { product }),
    blocks: [
      { kind: 'text', text: messages.format('back.text') },
      fact,
      { kind: 'action', label: messages.format('back.action'), url: page },
      { kind: 'text', text: messages.format('back.once') },
      { kind: 'link', label: messages.format('back.stop'), url: stopUrl },
    ],
    footer,
    stopUrl,
  };
}

/**
 * "Shall we tell you?": anybody may have entered the address, so nothing else is sent to it before the link is pressed.
 * The link leads to a button, since programs that look at mail follow links too.
 */
export function noticeRequestedMail(asked: EventPayload<'notice.requested'>, origin: string): MailContent {
  const { messages, product, linkWith, fact, footer } = partsOf(asked, origin);
  return {
    locale: messages.locale,
    subject: messages.format('wish.subject', { product }),
    heading: messages.format('wish.heading', { product }),
    blocks: [
      { kind: 'text', text: messages.format('wish.text') },
      fact,
      { kind: 'action', label: messages.format('wish.action'), url: linkWith('confirm-notice') },
      { kind: 'text', text: messages.format('wish.not-you') },
    ],
    footer,
  };
}

/** What the mails about stock notices have in common: the product, its page, and links with the mail's token. */
function partsOf(
  { locale, productName, productUri, partNumber, token }: EventPayload<'product.back' | 'notice.requested'>,
  origin: string,
) {
  const messages = messagesFor(locale);
  const page = `${origin}${messages.prefix}/i/${encodeURIComponent(productUri)}`;
  return {
    messages,
    product: productName,
    page,
    linkWith: (parameter: string) => `${page}?${parameter}=${encodeURIComponent(token)}`,
    fact: { kind: 'fact', label: messages.format('back.part-number'), value: partNumber } as const,
    footer: [messages.format('footer'), messages.format('back.reason')],
  };
}
