import type { Purchasable, PurchaseOrder, PurchaseOrderForm } from '@gantry/contracts/schemas/purchase-order';
import type { Supplier } from '@gantry/contracts/schemas/supplier';

/** A line as it stands in the form: everything is text. */
export interface DraftLine {
  readonly sourceLineId: string | null;
  readonly partNumber: string;
  readonly quantity: string;
  readonly unitCost: string;
}

const dollars = (amount: number | null): string => (amount === null ? '' : (amount / 100).toFixed(2));
/** A product that is bought for stock. */
export const stockLine: DraftLine = { sourceLineId: null, partNumber: '', quantity: '1', unitCost: '' };

export const lineOf = ({ id, quantity, unitCost }: Purchasable['lines'][number]): DraftLine => ({
  sourceLineId: id,
  partNumber: '',
  quantity: String(quantity),
  unitCost: dollars(unitCost),
});

/** The form of a draft as it was saved; a new one proposes the lines of the first manufacturer and whoever supplies it. */
export function valuesOf(
  draft: PurchaseOrder | undefined,
  purchasable: Purchasable,
  suppliers: readonly Supplier[],
): PurchaseOrderForm {
  if (draft) return savedValues(draft);
  const open = purchasable.lines.filter(({ blocker }) => blocker === null);
  const brand = open.find((line) => line.brand)?.brand ?? null;
  const supplier = brand ? suppliers.find(({ brands }) => isOneOf(brands, brand)) : undefined;
  const lines = open.filter((line) => line.brand === brand || line.brand === null).map(lineOf);
  return {
    source: purchasable.source,
    supplierId: supplier?.id ?? '',
    paymentTerm: supplier?.paymentTerm ?? 'net-30',
    forwarder: 'warehouse',
    forwarderAccount: '',
    certificateOfOrigin: 'none',
    contactMethod: supplier?.contactMethod ?? 'email',
    shipTo: 'warehouse',
    neededBy: '',
    note: '',
    lines: lines.length > 0 ? lines : [stockLine],
  };
}

function savedValues(draft: PurchaseOrder): PurchaseOrderForm {
  const { source, supplier, paymentTerm, forwarder, certificateOfOrigin, contactMethod } = draft;
  return {
    source,
    supplierId: supplier.id,
    paymentTerm,
    forwarder,
    forwarderAccount: draft.forwarderAccount ?? '',
    certificateOfOrigin,
    contactMethod,
    shipTo: draft.shipToKind,
    neededBy: draft.neededBy ?? '',
    note: draft.note ?? '',
    lines: draft.lines.map((line): DraftLine => ({
      sourceLineId: line.sourceLineId,
      partNumber: line.sourceLineId ? '' : (line.partNumber ?? ''),
      quantity: String(line.quantity),
      unitCost: dollars(line.unitCost),
    })),
  };
}

const isOneOf = (brands: readonly string[], brand: string): boolean =>
  brands.some((one) => one.toLowerCase() === brand.toLowerCase());
