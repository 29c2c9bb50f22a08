import type { AdminInquiryLine, QuoteLineCells } from '@gantry/contracts/schemas/admin-inquiry';
import { useFormats } from '@gantry/i18n/formats';
import { Button } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LineSaver, LineState } from './line-saver.ts';
import styles from './quote-grid.module.css';

export interface LineOutcomeProps {
  readonly state: LineState | undefined;
  readonly line: AdminInquiryLine;
  readonly saver: LineSaver;
}

/** Whether what was entered is saved; where somebody else was faster, both values and the choice between them. */
export function LineOutcome({ state, line, saver }: LineOutcomeProps) {
  if (!state) return null;
  if (state.status === 'conflict') return <Conflict state={state} line={line} saver={saver} />;
  return (
    <span className={styles.outcome} data-status={state.status} role="status">
      <FormattedMessage
        id={
          Object.keys(state.unreadable).length > 0 ? 'admin.quote.unreadable' : `admin.quote.${state.status}`
        }
      />
      {state.status === 'failed' ? (
        <Button variant="quiet" size="small" onClick={() => saver.retry(line.id)}>
          <FormattedMessage id="admin.quote.retry" />
        </Button>
      ) : null}
    </span>
  );
}

function Conflict({ state, line, saver }: LineOutcomeProps & { readonly state: LineState }) {
  const word = useCellWords();
  const { theirs } = state;
  if (!theirs) return null;
  const cells = Object.keys(state.cells) as (keyof QuoteLineCells)[];
  return (
    <div className={styles.conflict} role="alert">
      {cells.map((cell) => (
        <p key={cell}>
          <FormattedMessage
            id="admin.quote.conflict"
            values={{
              who: theirs.changedBy ?? '?',
              theirs: word(cell, theirs[cell]),
              mine: word(cell, state.cells[cell]),
            }}
          />
        </p>
      ))}
      <Button variant="secondary" size="small" onClick={() => saver.retry(line.id)}>
        <FormattedMessage id="admin.quote.keep-mine" />
      </Button>{' '}
      <Button variant="secondary" size="small" onClick={() => saver.takeTheirs(line.id)}>
        <FormattedMessage id="admin.quote.take-theirs" />
      </Button>
    </div>
  );
}

/** The value of a cell in words. */
function useCellWords() {
  const intl = useIntl();
  const { money } = useFormats();
  return (cell: keyof QuoteLineCells, value: string | number | null | undefined): string => {
    if (value === null || value === undefined || value === '') return '–';
    if ((cell === 'unitPrice' || cell === 'unitCost') && typeof value === 'number') return money(value);
    return cell === 'notAvailable'
      ? intl.formatMessage({ id: `admin.quote.unavailable.${value}` })
      : String(value);
  };
}
