import type { EventPayload } from '@gantry/contracts/events';
import type { Block, MailContent } from './mail-content.ts';
import { footer } from './order-mails.ts';
import { wordsOf } from './words.ts';

/** "Your review is published" or why it is not. */
export function reviewDecidedMail(review: EventPayload<'review.decided'>, origin: string): MailContent {
  const words = wordsOf(review.locale);
  const { name, title, productName: product, status } = review;
  const url = `${origin}${words.prefix}/i/${encodeURIComponent(review.productUri)}#reviews`;
  const blocks: Block[] = [
    { kind: 'text', text: words.say('greeting', { name }) },
    { kind: 'text', text: words.say(`review.${status}.text`, { title, product }) },
  ];
  if (review.reason) blocks.push({ kind: 'fact', label: words.say('review.reason'), value: review.reason });
  blocks.push({ kind: 'action', label: words.say(`review.${status}.action`), url });
  return {
    locale: words.locale,
    subject: words.say(`review.${status}.subject`, { product }),
    heading: words.say(`review.${status}.heading`),
    blocks,
    footer: footer(words),
  };
}
