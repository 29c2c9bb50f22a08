import type { EventPayload } from '@gantry/contracts/events';
import type { Block, MailContent } from './mail-content.ts';
import { messagesFor, type MessageId, type MailMessages } from './mail-messages.ts';

type ForCustomer = EventPayload<'inquiry.for-customer'>;
type ForStore = EventPayload<'inquiry.for-store'>;

/** Mails to a customer about an inquiry: received, a question, a reminder, an answer, its end. */
export function inquiryMail(inquiry: ForCustomer, origin: string): MailContent {
  const messages = messagesFor(inquiry.locale);
  const { kind, number, name, text, validUntil } = inquiry;
  const day = validUntil ? messages.day(validUntil) : '';
  const format = (part: 'subject' | 'heading' | 'text') =>
    messages.format(`inquiry.${kind}.${part}`, { number, day });
  const blocks: Block[] = [
    {
      kind: 'text',
      text: name ? messages.format('greeting', { name }) : messages.format('inquiry.greeting'),
    },
    { kind: 'text', text: format('text') },
  ];
  if (text) blocks.push({ kind: 'said', text });
  if (inquiry.lines.length > 0) blocks.push(products(inquiry.lines, messages));
  const label = messages.format(labelOf(kind));
  blocks.push({ kind: 'action', label, url: inquiryUrl(inquiry, origin, messages) });
  return {
    locale: messages.locale,
    subject: format('subject'),
    heading: format('heading'),
    blocks,
    footer: [messages.format('footer'), messages.format('inquiry.reason')],
  };
}

/** What staff are told by the store's own mailbox: who asks what, and where to answer. */
export function inquiryMailToStore(inquiry: ForStore, origin: string, locale: string): MailContent {
  const messages = messagesFor(locale);
  const fact = (id: MessageId, value: string | null): Block[] =>
    value ? [{ kind: 'fact', label: messages.format(id), value }] : [];
  const heading = messages.format(`store.inquiry.${inquiry.kind}`, {
    number: inquiry.number,
    subject: subjectIn(messages, inquiry.subject),
  });
  const blocks: Block[] = [
    ...fact('store.inquiry.name', inquiry.name),
    ...fact('store.inquiry.company', inquiry.company),
    ...fact('store.inquiry.email', inquiry.email),
    ...fact('store.inquiry.phone', inquiry.phone),
    ...fact('store.inquiry.contact', messages.format(`contact.${inquiry.contactMethod}`)),
    ...fact('store.inquiry.order', inquiry.orderNumber),
  ];
  if (inquiry.text) blocks.push({ kind: 'said', text: inquiry.text });
  if (inquiry.lines.length > 0) blocks.push(products(inquiry.lines, messages));
  const url = `${origin}${messages.prefix}/admin/orders/quote-${encodeURIComponent(inquiry.number)}`;
  blocks.push({ kind: 'action', label: messages.format('store.inquiry.open'), url });
  const footer = [messages.format('footer'), messages.format('store.inquiry.reason')];
  return { locale: messages.locale, subject: heading, heading, blocks, footer };
}

function products(lines: ForStore['lines'], messages: MailMessages): Block {
  return {
    kind: 'items',
    heads: [messages.format('table.item'), messages.format('table.quantity')],
    rows: lines.map((line) => ({
      name: line.name,
      detail: line.partNumber ?? '',
      quantity: String(line.quantity),
    })),
  };
}

const subjectIn = (messages: MailMessages, subject: string): string =>
  messages.has(`subject.${subject}`) ? messages.format(`subject.${subject}` as MessageId) : subject;

const isOffer = (kind: ForCustomer['kind']): boolean =>
  kind === 'offered' || kind === 'expiring' || kind === 'retaxed';

/** What the mail's link leads to. */
function labelOf(kind: ForCustomer['kind']): 'inquiry.reply' | 'inquiry.see' | 'inquiry.see-offer' {
  if (isOffer(kind)) return 'inquiry.see-offer';
  return kind === 'asked' || kind === 'reminded' ? 'inquiry.reply' : 'inquiry.see';
}

/** A guest opens the inquiry by its token, an account by signing in: the token gives access to whoever has the mail. */
function inquiryUrl(
  { kind, number, token, isGuest }: ForCustomer,
  origin: string,
  { prefix }: MailMessages,
): string {
  const encoded = encodeURIComponent(number);
  // whoever has the mail may accept the offer: the one it was sent to passes it on to who decides
  if (isOffer(kind)) {
    return `${origin}${prefix}/quote/complete/${encoded}?token=${encodeURIComponent(token)}`;
  }
  if (!isGuest) return `${origin}${prefix}/my-account/inquiries/${encoded}`;
  return `${origin}${prefix}/help-section/contact-us?inquiry=${encoded}&token=${encodeURIComponent(token)}`;
}
