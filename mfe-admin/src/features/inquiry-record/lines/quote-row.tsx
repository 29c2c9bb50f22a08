import { productPath } from '@gantry/contracts/addresses/catalog';
import type { AdminInquiry, AdminInquiryLine } from '@gantry/contracts/schemas/admin-inquiry';
import { marginBasisPoints } from '@gantry/domain/margin';
import { lineUnavailableReasons, type LineUnavailableReason } from '@gantry/domain/statuses/quote-reasons';
import { useFormats } from '@gantry/i18n/formats';
import { BareCheckbox, Button, Cell, RowHead } from '@gantry/ui';
import { memo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import recordStyles from '../../../parts/record.module.css';
import { cellsOf, cellText, type TypedCell } from './cell-text.ts';
import { GridCell } from './grid-cell.tsx';
import type { LineLabels } from './line-labels.ts';
import { LineOutcome } from './line-outcome.tsx';
import type { LineSaver, LineState } from './line-saver.ts';
import styles from './quote-grid.module.css';

export interface QuoteRowProps {
  readonly row: number;
  /** as the server has it */
  readonly line: AdminInquiryLine;
  readonly state: LineState | undefined;
  readonly saver: LineSaver;
  readonly may: AdminInquiry['may'];
  /** number of the line it is offered instead of */
  readonly replaces: number | null;
  readonly isChosen: boolean;
  readonly actions: RowActions;
  readonly labels: LineLabels;
}

/** What a row asks of the grid; the same for all rows. */
export interface RowActions {
  readonly choose: (lineId: string, isChosen: boolean) => void;
  readonly offerInstead: (line: AdminInquiryLine) => void;
  readonly remove: (line: AdminInquiryLine) => void;
  readonly paste: (row: number, cell: TypedCell, text: string) => void;
}

/** One line of the grid; drawn anew only when something of it changes. */
export const QuoteRow = memo(function QuoteRow(props: QuoteRowProps) {
  const { line, state, saver, may, labels } = props;
  const shown = { ...line, ...state?.cells };
  const cell = (name: TypedCell, isOpen: boolean) => (
    <Cell numeric>
      <TypedCellField {...props} shown={shown} cell={name} isOpen={isOpen} />
    </Cell>
  );
  return (
    <tr
      id={`line-${line.lineNumber}`}
      data-line={line.id}
      className={line.alternativeFor ? styles.alternative : undefined}
    >
      <LineHead {...props} />
      {cell('quantity', may.editLines)}
      <Cell numeric>{cellText({ ...shown, unitPrice: line.listPrice }, 'unitPrice') || '–'}</Cell>
      {cell('unitPrice', may.setPrices)}
      {cell('discount', may.setPrices && line.listPrice !== null)}
      {may.seeCost ? cell('unitCost', may.setPrices) : null}
      {may.seeCost ? (
        <Cell numeric>
          <Margin line={shown} />
        </Cell>
      ) : null}
      {cell('leadTimeDays', may.editLines)}
      {cell('minimumQuantity', may.editLines)}
      <Cell>
        <NotAvailable line={shown} saver={saver} isOpen={may.editLines} labels={labels} />
      </Cell>
      <Cell>
        <GridNote {...props} text={shown.internalNote ?? ''} />
      </Cell>
      <Cell>
        <LineOutcome state={state} line={line} saver={saver} />
      </Cell>
    </tr>
  );
});

function LineHead(props: QuoteRowProps) {
  const { line, isChosen, actions, labels } = props;
  return (
    <>
      <Cell>
        <BareCheckbox
          aria-label={labels.choose(line.lineNumber)}
          checked={isChosen}
          onChange={({ currentTarget }) => actions.choose(line.id, currentTarget.checked)}
        />
      </Cell>
      <Cell>{line.lineNumber}</Cell>
      <RowHead className={styles.product}>
        <Request {...props} />
      </RowHead>
    </>
  );
}

/** What the customer asked for on this line, and what else can be done with it. */
function Request({ line, replaces, may, actions }: QuoteRowProps) {
  const { money, day } = useFormats();
  return (
    <>
      {line.uri ? <Link to={productPath(line.uri)}>{line.name}</Link> : line.name}{' '}
      <span className={recordStyles.mono}>{line.partNumber}</span>
      <span className={styles.soft}>
        {replaces === null ? null : (
          <span>
            <FormattedMessage id="admin.quote.replaces" values={{ line: replaces }} />
          </span>
        )}
        {line.targetPrice === null ? null : (
          <span>
            <FormattedMessage id="admin.quote.target" values={{ price: money(line.targetPrice) }} />
          </span>
        )}
        {line.neededBy ? (
          <span>
            <FormattedMessage id="admin.quote.needed" values={{ day: day(line.neededBy) }} />
          </span>
        ) : null}
        {line.note ? <span>{line.note}</span> : null}
        {may.editLines ? (
          <Button variant="quiet" size="small" onClick={() => actions.offerInstead(line)}>
            <FormattedMessage id="admin.quote.alternative" />
          </Button>
        ) : null}
        {may.editLines && line.addedByStore ? (
          <Button variant="quiet" size="small" onClick={() => actions.remove(line)}>
            <FormattedMessage id="admin.quote.remove" />
          </Button>
        ) : null}
      </span>
    </>
  );
}

interface TypedCellFieldProps extends QuoteRowProps {
  readonly shown: AdminInquiryLine;
  readonly cell: TypedCell;
  readonly isOpen: boolean;
}

function TypedCellField(props: TypedCellFieldProps) {
  const { row, line, state, saver, shown, cell, isOpen, actions, labels } = props;
  const unreadable = state?.unreadable[cell];
  const text = unreadable ?? cellText(shown, cell);
  if (!isOpen) return text || '–';
  const enterText = (typed: string) => {
    const cells = cellsOf(shown, cell, typed);
    if (cells) saver.changeCells(line.id, cells);
    else saver.keepText(line.id, cell, typed);
  };
  return (
    <GridCell
      row={row}
      column={cell}
      label={labels[cell](line.lineNumber)}
      text={text}
      isUnreadable={unreadable !== undefined}
      onEnter={enterText}
      onPasteRows={(pasted) => actions.paste(row, cell, pasted)}
    />
  );
}

function GridNote({ row, line, saver, may, text, labels }: QuoteRowProps & { readonly text: string }) {
  if (!may.editLines) return text;
  return (
    <GridCell
      isText
      row={row}
      column="internalNote"
      label={labels.internalNote(line.lineNumber)}
      text={text}
      onEnter={(typed) => saver.changeCells(line.id, { internalNote: typed.trim() || null })}
    />
  );
}

function Margin({ line }: { readonly line: AdminInquiryLine }) {
  const intl = useIntl();
  const margin = marginBasisPoints(line.unitPrice, line.unitCost);
  if (margin === null) return '–';
  return (
    <span data-negative={margin < 0 || undefined} className={styles.margin}>
      {intl.formatNumber(margin / 10_000, { style: 'percent', maximumFractionDigits: 1 })}
    </span>
  );
}

interface NotAvailableProps {
  readonly line: AdminInquiryLine;
  readonly saver: LineSaver;
  readonly isOpen: boolean;
  readonly labels: LineLabels;
}

/** Its choices come with the focus: hundreds of lists that nobody opens would slow the page down. */
function NotAvailable({ line, saver, isOpen, labels }: NotAvailableProps) {
  const intl = useIntl();
  const [isOpened, setOpened] = useState(false);
  const wordOf = (reason: LineUnavailableReason) =>
    intl.formatMessage({ id: `admin.quote.unavailable.${reason}` });
  if (!isOpen) return line.notAvailable ? wordOf(line.notAvailable) : '–';
  return (
    <select
      className={styles.select}
      aria-label={labels.notAvailable(line.lineNumber)}
      value={line.notAvailable ?? ''}
      onFocus={() => setOpened(true)}
      onPointerDown={() => setOpened(true)}
      onChange={({ currentTarget }) => {
        const notAvailable = (currentTarget.value || null) as LineUnavailableReason | null;
        saver.changeCells(line.id, { notAvailable });
      }}
    >
      <option value="">{intl.formatMessage({ id: 'admin.quote.available' })}</option>
      {lineUnavailableReasons
        .filter((reason) => isOpened || reason === line.notAvailable)
        .map((reason) => (
          <option key={reason} value={reason}>
            {wordOf(reason)}
          </option>
        ))}
    </select>
  );
}
