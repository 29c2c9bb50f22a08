import { requestAddress } from '@gantry/contracts/addresses/account';
import { adminRequestPath } from '@gantry/contracts/addresses/admin';
import { returnLabelAddress } from '@gantry/contracts/file-address';
import type { EventPayload } from '@gantry/contracts/events';
import { isFreight } from '@gantry/contracts/schemas/shipping';
import type { Remittance } from '@gantry/contracts/schemas/remittance';
import type { Block, MailContent } from './mail-content.ts';
import { messagesFor, type MailMessages, type MessageId } from './mail-messages.ts';
import { footer } from './order-mails.ts';

type ForCustomer = EventPayload<'order-request.for-customer'>;
type ForStore = EventPayload<'order-request.for-store'>;

/**
 * Mails about a cancellation or return: received, decided, how to send the goods back, what was refunded.
 * @param store where the goods go
 */
export function orderRequestMail(request: ForCustomer, origin: string, store: Remittance): MailContent {
  const messages = messagesFor(request.locale);
  const { kind, name, number, text, isGuest, token } = request;
  const values = valuesOf(request, messages);
  const heading = messages.format(`request.${kind}.subject`, values);
  const isLabelled = (kind === 'authorized' || kind === 'labeled') && request.hasLabel;
  const said = messages.format(textOf(request), values);
  const blocks: Block[] = [
    { kind: 'text', text: messages.format('greeting', { name }) },
    { kind: 'text', text: said },
  ];
  if (text) blocks.push({ kind: 'said', text });
  if (isLabelled) blocks.push(...labelOf(request, messages));
  if (kind === 'authorized' || kind === 'labeled') blocks.push(...sendingBack(request, store, messages));
  if (kind === 'received' || kind === 'authorized') blocks.push(...amountOf(request, messages));
  blocks.push(products(request.lines, messages));
  const url = `${origin}${messages.prefix}${requestAddress(number, isGuest ? token : undefined)}`;
  if (isLabelled) blocks.push(...printingOf(request, messages, { origin, url }));
  blocks.push({ kind: 'action', label: messages.format('request.see'), url });
  return { locale: messages.locale, subject: heading, heading, blocks, footer: footer(messages) };
}

/** What staff are told by the store's own mailbox about a cancellation or return. */
export function orderRequestMailToStore(request: ForStore, origin: string, locale: string): MailContent {
  const messages = messagesFor(locale);
  const { kind, number, orderNumber, name, email, subject, text } = request;
  const heading = messages.format(`store.request.${kind}`, {
    number,
    what: messages.format(`request.type.${request.type}`),
  });
  const fact = (id: MessageId, value: string): Block => ({ kind: 'fact', label: messages.format(id), value });
  const blocks: Block[] = [
    fact('store.inquiry.name', name),
    fact('store.inquiry.email', email),
    fact('store.request.order', orderNumber.toUpperCase()),
    fact('store.request.subject', messages.format(`request.reason.${subject}`)),
  ];
  if (text) blocks.push({ kind: 'said', text });
  blocks.push(products(request.lines, messages));
  const url = `${origin}${messages.prefix}${adminRequestPath(number)}`;
  blocks.push({ kind: 'action', label: messages.format('store.inquiry.open'), url });
  const reason = messages.format('store.inquiry.reason');
  return {
    locale: messages.locale,
    subject: heading,
    heading,
    blocks,
    footer: [messages.format('footer'), reason],
  };
}

const valuesOf = (
  { number, orderNumber, type, amount, authorizedUntil, rmaNumber }: ForCustomer,
  messages: MailMessages,
): Record<string, string> => ({
  number,
  order: orderNumber.toUpperCase(),
  what: messages.format(`request.type.${type}`),
  amount: messages.money(amount ?? 0),
  rma: (rmaNumber ?? '').toUpperCase(),
  day: authorizedUntil ? messages.day(authorizedUntil) : '',
});

/** What it says first: with labels there is no number to enter, and without one left there is none to print. */
function textOf({ kind, hasLabel, labels }: ForCustomer): MessageId {
  const isMany = labels.length > 1;
  if (kind === 'authorized' && hasLabel) return 'request.authorized.label';
  if (kind === 'labeled' && !hasLabel) return 'request.labeled.none';
  return kind === 'labeled' && isMany ? 'request.labeled.many' : `request.${kind}.text`;
}

/** Which service each label is for, and what to do where a truck has to collect the goods. */
function labelOf({ labelService, labels }: ForCustomer, messages: MailMessages): Block[] {
  const services = labels.length > 0 ? labels.map(({ service }) => service) : [labelService];
  const known = services.filter((service) => service !== null);
  const facts = known.map((service, index): Block => ({
    kind: 'fact',
    label:
      known.length > 1
        ? messages.format('request.parcel', { number: String(index + 1) })
        : messages.format('request.label'),
    value: [messages.format(`order.service.${service}`), known.length > 1 ? labels[index]?.tracking : null]
      .filter(Boolean)
      .join(', '),
  }));
  if (!known.some(isFreight)) return facts;
  return [{ kind: 'text', text: messages.format('request.label-freight') }, ...facts];
}

/**
 * Where labels are printed: accounts sign in on the page of the request, where all labels are; guests have a link for
 * each. An event of a release that knew one label names none of them: its guests find it on the page, too.
 */
function printingOf(
  { isGuest, number, token, labels }: ForCustomer,
  messages: MailMessages,
  { origin, url }: { readonly origin: string; readonly url: string },
): Block[] {
  const [first, ...others] = labels;
  const print = (label: string, address: string): Block => ({ kind: 'action', label, url: address });
  if (!isGuest || !first)
    return [print(messages.format(others.length > 0 ? 'request.print-labels' : 'request.print-label'), url)];
  const addressOf = ({ labelId }: ForCustomer['labels'][number]) =>
    `${origin}${returnLabelAddress(number, labelId, token)}`;
  if (others.length === 0) return [print(messages.format('request.print-label'), addressOf(first))];
  return labels.map((label, index) =>
    print(messages.format('request.print-parcel', { number: String(index + 1) }), addressOf(label)),
  );
}

/** Number, address and days of a return, and who pays for the parcel. */
function sendingBack(request: ForCustomer, store: Remittance, messages: MailMessages): Block[] {
  const { rma, day } = valuesOf(request, messages);
  const { payee, address, locality, region, postalCode } = store;
  const lines = [payee, address, `${locality}, ${region} ${postalCode}`];
  return [
    { kind: 'fact', label: messages.format('request.rma'), value: rma ?? '' },
    { kind: 'fact', label: messages.format('request.until'), value: day ?? '' },
    { kind: 'lines', label: messages.format('request.return-to'), lines },
    {
      kind: 'fact',
      label: messages.format('request.freight'),
      value: messages.format(`request.freight.${request.freightPayer}`),
    },
  ];
}

const amountOf = ({ amount }: ForCustomer, messages: MailMessages): Block[] =>
  amount ? [{ kind: 'fact', label: messages.format('request.amount'), value: messages.money(amount) }] : [];

const products = (lines: ForCustomer['lines'], messages: MailMessages): Block => ({
  kind: 'items',
  heads: [messages.format('table.item'), messages.format('table.quantity')],
  rows: lines.map(({ name, partNumber, quantity }) => ({
    name,
    detail: partNumber,
    quantity: String(quantity),
  })),
});
