import type { ImportRow } from '@gantry/contracts/schemas/tax-admin';
import type { TariffKind, TariffRow } from '@gantry/contracts/schemas/tariff';
import { keyOf, rowsOn } from '../quote/tariff.ts';
import { factsOfRow, nameOfRow, type StatedRow } from './tariff-file.ts';

/** What an import does to a table, with what was there before, so that it can be taken back. */
export type TariffChange =
  | { readonly op: 'add'; readonly id: string; readonly values: Readonly<Record<string, string | number>> }
  | { readonly op: 'end'; readonly id: string; readonly was: string | null };

export interface TariffDifference {
  readonly rows: ImportRow[];
  readonly changes: TariffChange[];
}
interface Choices {
  /** the day from which changed rows hold */
  readonly from: string;
  /** what the file no longer holds ends */
  readonly isComplete: boolean;
  readonly newId: () => string;
}

interface Compared {
  readonly row: ImportRow;
  readonly made: readonly TariffChange[];
}

/**
 * The difference a file makes to a table. A row that says something else begins on the day of the import and ends the one
 * before; nothing of the past is rewritten. A row that begins on that day or later is not overtaken.
 */
export function compareTariff(
  kind: TariffKind,
  stated: readonly StatedRow[],
  known: readonly TariffRow<TariffKind>[],
  choices: Choices,
): TariffDifference {
  const { from, isComplete } = choices;
  const inForce = new Map(rowsOn(kind, known, from).map((row) => [keyOf(kind, row), row]));
  const later = new Set(known.filter((row) => row.effectiveFrom >= from).map((row) => keyOf(kind, row)));
  const seen = new Set<string>();
  const compared = stated.map((one) => {
    const key = one.values ? keyOf(kind, one.values) : null;
    const found = {
      old: key === null ? undefined : inForce.get(key),
      isLater: key !== null && later.has(key),
    };
    const result = compareOne(kind, one, { ...found, isTwice: key !== null && seen.has(key) }, choices);
    if (key !== null) seen.add(key);
    return result;
  });
  // of a row that cannot be read nobody knows which one it meant
  const mayEnd = isComplete && stated.every(({ values }) => values !== null);
  const missing = [...inForce].filter(([key, row]) => !seen.has(key) && row.effectiveFrom < from);
  const all = mayEnd ? [...compared, ...missing.map(([, row]) => endedRow(kind, row))] : compared;
  return { rows: all.map(({ row }) => row), changes: all.flatMap(({ made }) => made) };
}

interface Earlier {
  readonly old: TariffRow<TariffKind> | undefined;
  readonly isLater: boolean;
  readonly isTwice: boolean;
}

function compareOne(
  kind: TariffKind,
  { line, what, values }: StatedRow,
  { old, isLater, isTwice }: Earlier,
  { newId }: Choices,
): Compared {
  const rowOf = (action: ImportRow['action'], facts: Partial<ImportRow>): ImportRow => ({
    action,
    line,
    what,
    before: null,
    after: null,
    reason: null,
    ...facts,
  });
  const refuseRow = (reason: string): Compared => ({ row: rowOf('refused', { reason }), made: [] });
  if (!values) return refuseRow('cell-wrong');
  if (isTwice) return refuseRow('twice-in-file');
  const after = factsOfRow(kind, values);
  const before = old ? factsOfRow(kind, old) : null;
  if (before === after) return { row: rowOf('unchanged', {}), made: [] };
  if (isLater) return refuseRow('later-row-entered');
  const added: TariffChange = { op: 'add', id: newId(), values };
  const ends: TariffChange[] = old ? [{ op: 'end', id: old.id, was: old.effectiveUntil }] : [];
  return { row: rowOf(old ? 'changed' : 'added', { before, after }), made: [added, ...ends] };
}

function endedRow(kind: TariffKind, row: TariffRow<TariffKind>): Compared {
  const facts = { what: nameOfRow(kind, row), before: factsOfRow(kind, row), after: null, reason: null };
  return {
    row: { action: 'ended', line: null, ...facts },
    made: [{ op: 'end', id: row.id, was: row.effectiveUntil }],
  };
}
