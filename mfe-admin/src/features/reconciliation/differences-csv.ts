import type { Reconciliation } from '@gantry/contracts/schemas/reconciliation';

const head = [
  'service',
  'day',
  'kind',
  'what',
  'order',
  'payment',
  'reference',
  'theirs_cents',
  'ours_cents',
];

/** Differences of a day as a file for a spreadsheet; amounts in cents. */
export function differencesCsv(reports: readonly Reconciliation[]): string {
  const rows = reports.flatMap(({ service, day, differences }) =>
    differences.map((difference) => {
      const { kind, what, orderNumber, payment, reference, theirs, ours } = difference;
      return [service, day, kind, what, orderNumber, payment, reference, theirs, ours];
    }),
  );
  return [head, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

/** A text that a spreadsheet would take for a formula is made plain. */
function cellOf(value: string | number | null): string {
  const text = String(value ?? '');
  const plain = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
