import { newKey, withKey } from '@gantry/api-client';
import type { AdminInquiry, AdminInquiryLine } from '@gantry/contracts/schemas/admin-inquiry';
import { HeadCell, Table } from '@gantry/ui';
import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSalesAdminRemoveQuoteLineMutation } from '../../../api/quotes.endpoints.ts';
import { AddLine } from './add-line.tsx';
import { cellsOf, pastedCells, typedCells } from './cell-text.ts';
import { moveByKey } from './grid-focus.ts';
import { useLineLabels } from './line-labels.ts';
import type { LineSaver } from './line-saver.ts';
import { PriceHelp } from './price-help.tsx';
import styles from './quote-grid.module.css';
import { QuoteRow, type RowActions } from './quote-row.tsx';
import { QuoteTotals } from './quote-totals.tsx';
import { useLineSaver } from './use-line-saver.ts';
import { useRowsInSteps } from './use-rows-in-steps.ts';

export interface QuoteGridProps {
  readonly inquiry: AdminInquiry;
  /** ids of the lines that are marked */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (lineId: string, isChosen: boolean) => void;
}

/**
 * The lines of a quote as a grid of cells that save themselves when they are left. Moves by keys as a spreadsheet does,
 * and takes columns that are pasted from one; beside it stands what helps to price the line the focus is in.
 */
export function QuoteGrid({ inquiry, chosen, onChoose }: QuoteGridProps) {
  const { lines, may, number } = inquiry;
  const { saver, states } = useLineSaver(inquiry);
  const [active, setActive] = useState<string>();
  const [replaced, setReplaced] = useState<AdminInquiryLine>();
  const actions = useRowActions(inquiry, saver, { choose: onChoose, offerInstead: setReplaced });
  const shown = lines.map((line) => ({ ...line, ...states.get(line.id)?.cells }));
  const activeLine = shown.find(({ id }) => id === active) ?? shown[0];
  return (
    <div
      className={styles.grid}
      onFocus={({ target }) => setActive(lineAround(target) ?? active)}
      onKeyDown={moveByKey}
      role="presentation"
    >
      <GridTable {...{ inquiry, chosen, saver, states, actions }} />
      <QuoteTotals lines={shown} seesCost={may.seeCost} />
      {may.editLines ? (
        <AddLine
          key={replaced?.id ?? ''}
          number={number}
          replaced={replaced}
          onDone={() => setReplaced(undefined)}
        />
      ) : null}
      {activeLine ? <PriceHelp number={number} line={activeLine} saver={saver} may={may} /> : null}
    </div>
  );
}

/** The id of the line whose row an element stands in. */
const lineAround = (element: Element): string | undefined =>
  element.closest<HTMLElement>('tr[data-line]')?.dataset.line;

interface GridTableProps extends Pick<QuoteGridProps, 'inquiry' | 'chosen'> {
  readonly saver: LineSaver;
  readonly states: ReturnType<typeof useLineSaver>['states'];
  readonly actions: RowActions;
}

function GridTable({ inquiry: { lines, may }, chosen, saver, states, actions }: GridTableProps) {
  const labels = useLineLabels();
  const numbers = useMemo(() => new Map(lines.map(({ id, lineNumber }) => [id, lineNumber])), [lines]);
  const drawn = useRowsInSteps(lines.length);
  return (
    <Table
      caption={<FormattedMessage id="admin.inquiry.lines" />}
      className={styles.lines}
      data-costs={may.seeCost || undefined}
    >
      <GridHead may={may} />
      <tbody>
        {lines.slice(0, drawn).map((line, row) => (
          <QuoteRow
            key={line.id}
            row={row}
            line={line}
            state={states.get(line.id)}
            saver={saver}
            may={may}
            replaces={line.alternativeFor === null ? null : (numbers.get(line.alternativeFor) ?? null)}
            isChosen={chosen.has(line.id)}
            actions={actions}
            labels={labels}
          />
        ))}
        {lines.slice(drawn).map(({ id, lineNumber }) => (
          <tr key={id} id={`line-${lineNumber}`} className={styles.later} />
        ))}
      </tbody>
    </Table>
  );
}

function GridHead({ may }: Pick<AdminInquiry, 'may'>) {
  const heads = [
    'choose-head',
    'line',
    'product',
    'quantity',
    'list',
    'price',
    'discount',
    ...(may.seeCost ? ['cost', 'margin'] : []),
    'lead',
    'minimum',
    'unavailable',
    'note',
    'state',
  ];
  const numeric = ['quantity', 'list', 'price', 'discount', 'cost', 'margin', 'lead', 'minimum'];
  return (
    <thead>
      <tr>
        {heads.map((head) => (
          <HeadCell key={head} numeric={numeric.includes(head)}>
            <FormattedMessage id={`admin.quote.${head}`} />
          </HeadCell>
        ))}
      </tr>
    </thead>
  );
}

/** The same object all the time, whatever the lines are: a saved cell draws its own row anew and no other. */
function useRowActions(
  { number }: AdminInquiry,
  saver: LineSaver,
  { choose, offerInstead }: Pick<RowActions, 'choose' | 'offerInstead'>,
): RowActions {
  const [removeCall] = useSalesAdminRemoveQuoteLineMutation();
  return useMemo(
    () => ({
      choose,
      offerInstead,
      remove: ({ id: lineId, version }) =>
        void removeCall(withKey({ params: { number, lineId }, body: { version } }, newKey())),
      paste: (row, cell, text) => pasteRows(saver, [row, cell], text),
    }),
    [choose, offerInstead, removeCall, number, saver],
  );
}

/** Fills rows and columns from a cell on; what cannot be read stays where it was pasted, to be corrected there. */
function pasteRows(
  saver: LineSaver,
  [row, cell]: readonly [number, (typeof typedCells)[number]],
  text: string,
) {
  const first = typedCells.indexOf(cell);
  pastedCells(text).forEach((values, down) => {
    const line = saver.lineAt(row + down);
    if (!line) return;
    values.forEach((value, right) => {
      const target = typedCells[first + right];
      if (!target || value.trim() === '') return;
      const cells = cellsOf(line, target, value);
      if (cells) saver.changeCells(line.id, cells);
      else saver.keepText(line.id, target, value);
    });
  });
}
