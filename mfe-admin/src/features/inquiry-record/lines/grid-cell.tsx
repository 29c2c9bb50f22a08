import { useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent } from 'react';
import { cellMark } from './grid-focus.ts';
import styles from './quote-grid.module.css';

export interface GridCellProps {
  readonly row: number;
  readonly column: string;
  /** read out: column and line */
  readonly label: string;
  /** what stands in it while nobody types */
  readonly text: string;
  readonly isUnreadable?: boolean;
  readonly isText?: boolean;
  readonly onEnter: (typed: string) => void;
  /** several rows or columns from a spreadsheet */
  readonly onPasteRows?: (text: string) => void;
}

/** A cell that is typed into: it saves when it is left, and Escape gives back what stood there. */
export function GridCell({ row, column, label, text, isUnreadable, isText, ...events }: GridCellProps) {
  const { shown, ...handlers } = useTyping(text, events);
  return (
    <input
      type="text"
      data-cell={cellMark(row, column)}
      className={isText ? styles.text : styles.cell}
      aria-label={label}
      aria-invalid={isUnreadable || undefined}
      inputMode={isText ? undefined : 'decimal'}
      autoComplete="off"
      value={shown}
      onFocus={({ currentTarget }) => currentTarget.select()}
      {...handlers}
    />
  );
}

function useTyping(text: string, { onEnter, onPasteRows }: Pick<GridCellProps, 'onEnter' | 'onPasteRows'>) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    shown: typed ?? text,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setTyped(currentTarget.value),
    onBlur: () => {
      if (typed !== null && typed !== text) onEnter(typed);
      setTyped(null);
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setTyped(null);
    },
    onPaste: (event: ClipboardEvent) => {
      const pasted = event.clipboardData.getData('text/plain');
      if (!onPasteRows || !/[\t\n]/.test(pasted.trimEnd())) return;
      event.preventDefault();
      setTyped(null);
      onPasteRows(pasted);
    },
  };
}
