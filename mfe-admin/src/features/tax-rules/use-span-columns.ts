import { useFormats } from '@gantry/i18n/formats';
import type { Column } from '@gantry/ui/column-table';

/** The days from and until which something holds. */
export function useSpanColumns<Row extends { readonly from: string; readonly until: string | null }>() {
  const { day } = useFormats();
  const columns: readonly Column<Row>[] = [
    { key: 'from', tight: true, cell: ({ from }) => day(from) },
    { key: 'until', tight: true, cell: ({ until }) => (until ? day(until) : '–') },
  ];
  return columns;
}
