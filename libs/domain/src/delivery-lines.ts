import type { PromisedDays } from './business-days.ts';
import type { DeliveryDays, DeliveryPart } from './delivery-days.ts';
import type english from './messages/delivery/en-US.json';

/** What is known of when a quantity ships and arrives; its parts where they have days of their own, else none. */
export interface Delivery extends DeliveryDays {
  readonly parts?: readonly DeliveryPart[] | undefined;
}

/** How days of delivery are said in a language; the messages are those of `messages/delivery/`. */
export interface DeliveryWords {
  readonly format: (id: keyof typeof english, values: Readonly<Record<string, string>>) => string;
  readonly days: (span: PromisedDays) => string;
  readonly count: (quantity: number) => string;
}

/** "Ships Nov 27 · Arrives Nov 30 – Dec 2"; without a day to arrive the first half; empty where nobody promises. */
export function deliveryPair({ ships, arrives }: DeliveryDays, words: DeliveryWords): string {
  if (!ships) return '';
  const said = [words.format('delivery.ships', { days: words.days(ships) })];
  if (arrives) said.push(words.format('delivery.arrives', { days: words.days(arrives) }));
  return said.join(' · ');
}

/**
 * The same words wherever a quantity is shown, on pages, papers and in mails: a line for each part ("Qty 12: Ships Dec 1 ·
 * Arrives Dec 3"), of a whole the pair alone; none where nobody promises.
 */
export function deliveryLines({ parts = [], ...whole }: Delivery, words: DeliveryWords): string[] {
  if (parts.length === 0) return [deliveryPair(whole, words)].filter(Boolean);
  return parts.map((part) => {
    const days = deliveryPair(part, words) || words.format('delivery.unknown', {});
    return words.format('delivery.part', { quantity: words.count(part.quantity), days });
  });
}
