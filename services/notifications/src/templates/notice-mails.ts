import type { EventPayload } from '@gantry/contracts/events';
import type { MailContent } from './mail-content.ts';
import { wordsOf } from './words.ts';

/**
 * "It can be ordered again": the one mail a stock notice asks for. It names no price, and its second link takes back
 * all that this address still waits for.
 */
export function productBackMail(back: EventPayload<'product.back'>, origin: string): MailContent {
  const { words, product, page, linkWith, fact, footer } = partsOf(back, origin);
  return {
    locale: words.locale,
    subject: words.say('back.subject', { product }),
    heading: words.say('back.heading', { product }),
    blocks: [
      { kind: 'text', text: words.say('back.text') },
      fact,
      { kind: 'action', label: words.say('back.action'), url: page },
      { kind: 'text', text: words.say('back.once') },
      { kind: 'link', label: words.say('back.stop'), url: linkWith('stop-notices') },
    ],
    footer,
  };
}

/**
 * "Shall we tell you?": anybody may have entered the address, so nothing else is sent to it before the link is pressed.
 * The link leads to a button, since programs that look at mail follow links too.
 */
export function noticeRequestedMail(asked: EventPayload<'notice.requested'>, origin: string): MailContent {
  const { words, product, linkWith, fact, footer } = partsOf(asked, origin);
  return {
    locale: words.locale,
    subject: words.say('wish.subject', { product }),
    heading: words.say('wish.heading', { product }),
    blocks: [
      { kind: 'text', text: words.say('wish.text') },
      fact,
      { kind: 'action', label: words.say('wish.action'), url: linkWith('confirm-notice') },
      { kind: 'text', text: words.say('wish.not-you') },
    ],
    footer,
  };
}

/** What the mails about stock notices have in common: the product, its page, and links with the mail's token. */
function partsOf(
  { locale, productName, productUri, partNumber, token }: EventPayload<'product.back' | 'notice.requested'>,
  origin: string,
) {
  const words = wordsOf(locale);
  const page = `${origin}${words.prefix}/i/${encodeURIComponent(productUri)}`;
  return {
    words,
    product: productName,
    page,
    linkWith: (parameter: string) => `${page}?${parameter}=${encodeURIComponent(token)}`,
    fact: { kind: 'fact', label: words.say('back.part-number'), value: partNumber } as const,
    footer: [words.say('footer'), words.say('back.reason')],
  };
}
