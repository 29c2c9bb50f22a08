import type { KeyboardEvent } from 'react';

/** Names a cell of the grid in the document, so that keys can move between cells. */
export const cellMark = (row: number, column: string): string => `${row}:${column}`;

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Enter: 1 };

/**
 * Moves the focus as a spreadsheet does: Enter and the arrows up and down by rows, left and right between cells where
 * the caret stands at the end of the text. Tab is the browser's own. The cell that is left saves itself.
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const input = event.target;
  if (!(input instanceof HTMLInputElement) || !input.dataset.cell || event.altKey || event.ctrlKey) return;
  const [row = '', column = ''] = input.dataset.cell.split(':');
  const step = steps[event.key];
  if (step !== undefined) {
    const by = event.shiftKey ? -step : step;
    focusCell(event, `[data-cell="${cellMark(Number(row) + by, column)}"]`);
  } else if (event.key === 'ArrowLeft' && isCaretAt(input, 0)) {
    focusNeighbor(event, input, -1);
  } else if (event.key === 'ArrowRight' && isCaretAt(input, input.value.length)) {
    focusNeighbor(event, input, 1);
  }
}

/** A whole marked text counts as both ends: that is how a cell is entered. */
const isCaretAt = ({ selectionStart, selectionEnd, value }: HTMLInputElement, place: number): boolean =>
  (selectionStart === place && selectionEnd === place) ||
  (selectionStart === 0 && selectionEnd === value.length);

function focusCell(event: KeyboardEvent<HTMLElement>, selector: string): void {
  event.preventDefault();
  event.currentTarget.querySelector<HTMLInputElement>(selector)?.focus();
}

function focusNeighbor(event: KeyboardEvent<HTMLElement>, input: HTMLInputElement, by: 1 | -1): void {
  const cells = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-cell]')];
  const neighbor = cells[cells.indexOf(input) + by];
  if (!neighbor) return;
  event.preventDefault();
  neighbor.focus();
}
