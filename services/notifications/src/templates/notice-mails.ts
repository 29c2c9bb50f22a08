import type { EventPayload } from '@gantry/contracts/events';
import type { MailContent } from './mail-content.ts';
import { wordsOf } from './words.ts';

/**
 * "It can be ordered again": the one mail a stock notice asks for. It names no price, and its second link takes back
 * all that this address still waits for.
 */
export function productBackMail(back: EventPayload<'product.back'>, origin: string): MailContent {
  const words = wordsOf(back.locale);
  const { productName: product, partNumber, productUri, token } = back;
  const url = `${origin}${words.prefix}/i/${encodeURIComponent(productUri)}`;
  return {
    locale: words.locale,
    subject: words.say('back.subject', { product }),
    heading: words.say('back.heading', { product }),
    blocks: [
      { kind: 'text', text: words.say('back.text') },
      { kind: 'fact', label: words.say('back.part-number'), value: partNumber },
      { kind: 'action', label: words.say('back.action'), url },
      { kind: 'text', text: words.say('back.once') },
      {
        kind: 'link',
        label: words.say('back.stop'),
        url: `${url}?stop-notices=${encodeURIComponent(token)}`,
      },
    ],
    footer: [words.say('footer'), words.say('back.reason')],
  };
}

/**
 * "Shall we tell you?": anybody may have entered the address, so nothing else is sent to it before the link is pressed.
 * The link leads to a button, since programs that look at mail follow links too.
 */
export function noticeRequestedMail(asked: EventPayload<'notice.requested'>, origin: string): MailContent {
  const words = wordsOf(asked.locale);
  const { productName: product, partNumber, productUri, token } = asked;
  const page = `${origin}${words.prefix}/i/${encodeURIComponent(productUri)}`;
  return {
    locale: words.locale,
    subject: words.say('wish.subject', { product }),
    heading: words.say('wish.heading', { product }),
    blocks: [
      { kind: 'text', text: words.say('wish.text') },
      { kind: 'fact', label: words.say('back.part-number'), value: partNumber },
      {
        kind: 'action',
        label: words.say('wish.action'),
        url: `${page}?confirm-notice=${encodeURIComponent(token)}`,
      },
      { kind: 'text', text: words.say('wish.not-you') },
    ],
    footer: [words.say('footer'), words.say('back.reason')],
  };
}
