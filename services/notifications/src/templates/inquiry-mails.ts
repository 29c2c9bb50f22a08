import type { EventPayload } from '@gantry/contracts/events';
import type { Block, MailContent } from './mail-content.ts';
import { wordsOf, type WordId, type Words } from './words.ts';

type ForCustomer = EventPayload<'inquiry.for-customer'>;
type ForStore = EventPayload<'inquiry.for-store'>;

/** What a customer is told of his inquiry: received, a question, a reminder, an answer, its end. */
export function inquiryMail(inquiry: ForCustomer, origin: string): MailContent {
  const words = wordsOf(inquiry.locale);
  const { kind, number, name, text } = inquiry;
  const say = (part: 'subject' | 'heading' | 'text') => words.say(`inquiry.${kind}.${part}`, { number });
  const wantsReply = kind === 'asked' || kind === 'reminded';
  const blocks: Block[] = [
    { kind: 'text', text: name ? words.say('greeting', { name }) : words.say('inquiry.greeting') },
    { kind: 'text', text: say('text') },
  ];
  if (text) blocks.push({ kind: 'said', text });
  if (inquiry.lines.length > 0) blocks.push(products(inquiry.lines, words));
  const label = words.say(wantsReply ? 'inquiry.reply' : 'inquiry.see');
  blocks.push({ kind: 'action', label, url: inquiryUrl(inquiry, origin, words) });
  return {
    locale: words.locale,
    subject: say('subject'),
    heading: say('heading'),
    blocks,
    footer: [words.say('footer'), words.say('inquiry.reason')],
  };
}

/** What the desk is told by the store's own mailbox: who asks what, and where to answer. */
export function inquiryMailToStore(inquiry: ForStore, origin: string, locale: string): MailContent {
  const words = wordsOf(locale);
  const fact = (id: WordId, value: string | null): Block[] =>
    value ? [{ kind: 'fact', label: words.say(id), value }] : [];
  const heading = words.say(`store.inquiry.${inquiry.kind}`, {
    number: inquiry.number,
    subject: subjectIn(words, inquiry.subject),
  });
  const blocks: Block[] = [
    ...fact('store.inquiry.name', inquiry.name),
    ...fact('store.inquiry.company', inquiry.company),
    ...fact('store.inquiry.email', inquiry.email),
    ...fact('store.inquiry.phone', inquiry.phone),
    ...fact('store.inquiry.contact', words.say(`contact.${inquiry.contactMethod}`)),
    ...fact('store.inquiry.order', inquiry.orderNumber),
  ];
  if (inquiry.text) blocks.push({ kind: 'said', text: inquiry.text });
  if (inquiry.lines.length > 0) blocks.push(products(inquiry.lines, words));
  const url = `${origin}${words.prefix}/admin/orders/quote-${encodeURIComponent(inquiry.number)}`;
  blocks.push({ kind: 'action', label: words.say('store.inquiry.open'), url });
  const footer = [words.say('footer'), words.say('store.inquiry.reason')];
  return { locale: words.locale, subject: heading, heading, blocks, footer };
}

function products(lines: ForStore['lines'], words: Words): Block {
  return {
    kind: 'items',
    heads: [words.say('table.item'), words.say('table.quantity')],
    rows: lines.map((line) => ({
      name: line.name,
      detail: line.partNumber,
      quantity: String(line.quantity),
    })),
  };
}

const subjectIn = (words: Words, subject: string): string =>
  words.has(`subject.${subject}`) ? words.say(`subject.${subject}` as WordId) : subject;

/** A guest opens the inquiry by its token, an account by signing in: the token gives access to whoever has the mail. */
function inquiryUrl({ number, token, isGuest }: ForCustomer, origin: string, { prefix }: Words): string {
  const encoded = encodeURIComponent(number);
  if (!isGuest) return `${origin}${prefix}/my-account/inquiries/${encoded}`;
  return `${origin}${prefix}/help-section/contact-us?inquiry=${encoded}&token=${encodeURIComponent(token)}`;
}
