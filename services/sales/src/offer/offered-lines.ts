import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import type { Inquiry, InquiryLine } from '../inquiry/inquiry.entity.ts';
import { isAnswered } from '../quotes-admin/quote-transitions.ts';

/** The lines of a quote by what becomes of them in an offer. */
export interface OfferedLines {
  /** priced products of ours */
  readonly offered: readonly InquiryLine[];
  /** priced, but without a product: nothing could be ordered */
  readonly unnamed: readonly InquiryLine[];
  /** neither priced nor said to be unavailable */
  readonly unpriced: readonly InquiryLine[];
  /** not available, not priced, or replaced by an alternative that is offered */
  readonly leftOut: readonly InquiryLine[];
}

/** Sorts the lines of a quote: what is not available or not priced is left out, an alternative stands for what it replaces. */
export function offeredLines(inquiry: Inquiry): OfferedLines {
  const lines = inquiry.lines.getItems();
  const isPriced = (line: InquiryLine) =>
    (line.unitPrice ?? null) !== null && (line.notAvailable ?? null) === null;
  const priced = lines.filter(isPriced);
  const replaced = new Set(priced.map(({ alternativeFor }) => alternativeFor).filter(Boolean));
  const kept = priced.filter(({ id }) => !replaced.has(id));
  return {
    offered: kept.filter(({ sku }) => sku),
    unnamed: kept.filter(({ sku }) => !sku),
    unpriced: lines.filter((line) => !isAnswered(line, lines)),
    leftOut: lines.filter((line) => !kept.includes(line)),
  };
}

/** What the customer asked for, where this line is offered instead of it. */
export function replacedBy(
  inquiry: Inquiry,
  { alternativeFor }: InquiryLine,
): { readonly insteadOf: string | null; readonly insteadOfSku: string | null } {
  const asked = inquiry.lines.getItems().find(({ id }) => id === alternativeFor);
  return { insteadOf: asked?.name ?? null, insteadOfSku: asked?.sku ?? null };
}

/** Labels of products that cannot be had any more, whatever was promised. */
const gone: readonly PricedLine['availability'][] = ['discontinued', 'unavailable'];

/** Whether the catalogue does not know a product any more, or says that it cannot be had. */
export const isLost = (product: Pick<PricedLine, 'availability'> | undefined): boolean =>
  !product || gone.includes(product.availability);
