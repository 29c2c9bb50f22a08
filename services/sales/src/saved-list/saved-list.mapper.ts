import type { SavedList, SavedListLine, SavedListSummary } from '@gantry/contracts/schemas/saved-list';
import type { Prices } from '../shared/price-book.ts';
import type { ListReader, StoredLine, StoredList } from './saved-list.repository.ts';

export function summaryView(list: StoredList, reader: ListReader): SavedListSummary {
  const { id, name, owner, sharing, lineCount, updatedAt } = list;
  const isOwner = list.accountId === reader.accountId;
  return {
    id,
    name,
    owner,
    isOwner,
    mayEdit: isOwner || sharing === 'edit',
    sharing,
    lineCount,
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

/** A list with its lines as they could be bought now. */
export const listView = (
  list: StoredList,
  reader: ListReader,
  { lines, prices }: { readonly lines: readonly StoredLine[]; readonly prices: Prices },
): SavedList => ({
  ...summaryView(list, reader),
  mayShare: reader.companyId !== null,
  version: list.version,
  lines: lines.map((line) => lineView(line, prices)),
});

function lineView({ id, ...stored }: StoredLine, prices: Prices): SavedListLine {
  const { sku, quantity, note } = stored;
  const product = prices.get(sku);
  const { name, brand, partNumber } = product ?? stored;
  return {
    lineId: id,
    sku,
    uri: product?.uri ?? null,
    name: product?.localName ?? name,
    brand,
    partNumber,
    quantity,
    note,
    unitPrice: product?.unitPrice ?? null,
    availability: product?.availability ?? null,
  };
}
