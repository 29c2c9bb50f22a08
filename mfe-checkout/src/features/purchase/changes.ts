import type { Cart } from '@gantry/contracts/schemas/cart';
import type { CheckoutPreview } from '@gantry/contracts/schemas/order';

/** What a buyer looks at before they order. */
export interface Seen {
  readonly preview: CheckoutPreview;
  readonly lines: Cart['lines'];
}
type Dates = CheckoutPreview['dates'][number];

/** One thing that became different; amounts in minor units. */
export type Changed = { readonly key: string } & (
  | {
      readonly kind: 'line-price' | 'discount' | 'shipping' | 'tax' | 'total';
      readonly name: string;
      readonly before: number;
      readonly now: number;
    }
  | { readonly kind: 'dates'; readonly name: string; readonly now: Dates }
  | { readonly kind: 'gone' | 'gift-gone'; readonly name: string }
);

/** Everything that is different from what a buyer saw: prices, shipping, tax, days, lines, and the total last. */
export function changesOf(before: Seen, now: Seen): Changed[] {
  return [
    ...before.lines.flatMap((line) => lineChanges(line, before, now)),
    ...giftChanges(before, now),
    ...sumChanges(before, now),
  ];
}

function lineChanges(line: Cart['lines'][number], before: Seen, now: Seen): Changed[] {
  const { lineId, name } = line;
  const current = now.lines.find((one) => one.lineId === lineId);
  if (!current) return [{ key: `${lineId} gone`, kind: 'gone', name }];
  const [unit, was] = [current.unitPrice ?? 0, line.unitPrice ?? 0];
  const [dates, wereDates] = [now, before].map(({ preview }) =>
    preview.dates.find((one) => one.lineId === lineId),
  );
  const areOthers = dates && wereDates && daysOf(dates) !== daysOf(wereDates);
  return [
    ...(unit === was
      ? []
      : [{ key: `${lineId} price`, kind: 'line-price' as const, name, before: was, now: unit }]),
    ...(areOthers ? [{ key: `${lineId} dates`, kind: 'dates' as const, name, now: dates }] : []),
  ];
}

const daysOf = ({ ships, arrives, parts }: Dates): string => JSON.stringify([ships, arrives, parts]);

/** Gifts that were seen and do not come any more. */
function giftChanges({ preview: before }: Seen, { preview: now }: Seen): Changed[] {
  const given = new Set((now.gifts ?? []).map(({ lineId }) => lineId));
  return (before.gifts ?? []).flatMap(({ lineId, name }) =>
    given.has(lineId) ? [] : [{ key: `${lineId} gone`, kind: 'gift-gone' as const, name }],
  );
}

function sumChanges({ preview: before }: Seen, { preview: now }: Seen): Changed[] {
  const sums = [
    ['discount', before.totals.discount, now.totals.discount],
    ['shipping', before.totals.shipping, now.totals.shipping],
    ['tax', before.totals.tax, now.totals.tax],
    ['total', before.totals.grandTotal, now.totals.grandTotal],
  ] as const;
  return sums.flatMap(([kind, was, is]) =>
    (was ?? 0) === (is ?? 0) ? [] : [{ key: kind, kind, name: '', before: was ?? 0, now: is ?? 0 }],
  );
}
