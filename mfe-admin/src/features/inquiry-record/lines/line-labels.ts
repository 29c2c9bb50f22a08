import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { typedCells } from './cell-text.ts';

const labelled = [...typedCells, 'notAvailable', 'internalNote'] as const;
/** What is read out of a field: its column and the number of its line. */
export type LineLabels = Readonly<Record<(typeof labelled)[number] | 'choose', (line: number) => string>>;

/** Stands for the number of the line while the words around it are made. */
const place = '\u0000';

/**
 * The labels of the fields of any line. Each is worded once: a grid of hundreds of lines would spend more time on its
 * messages than on its fields.
 */
export function useLineLabels(): LineLabels {
  const intl = useIntl();
  return useMemo(() => {
    const labelOf = (id: string) => {
      const [before = '', after = ''] = intl.formatMessage({ id }, { line: place }).split(place);
      return (line: number) => `${before}${line}${after}`;
    };
    const cells = labelled.map((cell) => [cell, labelOf(`admin.quote.cell.${cell}`)]);
    return { choose: labelOf('admin.quote.choose'), ...Object.fromEntries(cells) } as LineLabels;
  }, [intl]);
}
