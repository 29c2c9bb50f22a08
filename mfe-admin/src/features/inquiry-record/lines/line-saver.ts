import type { AdminInquiryLine, QuoteLineCells } from '@gantry/contracts/schemas/admin-inquiry';
import type { TypedCell } from './cell-text.ts';

/** What the server made of a save. */
export type SaveAnswer =
  | { readonly kind: 'saved'; readonly line: AdminInquiryLine }
  /** somebody else was faster */
  | { readonly kind: 'stale'; readonly line: AdminInquiryLine }
  /** no answer: worth another try with the same key */
  | { readonly kind: 'lost' }
  | { readonly kind: 'refused' };

/** One try to save; repeated with its key until there is an answer. */
export interface SaveAttempt {
  readonly version: number;
  readonly cells: QuoteLineCells;
  readonly key: string;
}

/** How it stands with what was entered into one line. */
export interface LineState {
  readonly status: 'saving' | 'saved' | 'failed' | 'conflict';
  /** entered and not yet confirmed */
  readonly cells: QuoteLineCells;
  /** typed text that cannot be read */
  readonly unreadable: Readonly<Partial<Record<TypedCell, string>>>;
  /** the line as somebody else left it */
  readonly theirs?: AdminInquiryLine;
}

export interface LineSaverOptions {
  readonly send: (lineId: string, attempt: SaveAttempt) => Promise<SaveAnswer>;
  readonly newKey: () => string;
  readonly wait?: (ms: number) => Promise<unknown>;
}

const retryAfterMs = [1000, 3000, 9000];
const untouched: LineState = { status: 'saved', cells: {}, unreadable: {} };

/**
 * Saves cells as they are entered, a line at a time: what is entered while a save is on its way follows it. Where
 * somebody else changed another cell of the line, both changes hold; where it was the same cell, a person decides.
 * Nothing that was typed is lost but by choice.
 */
export class LineSaver {
  private readonly lines = new Map<string, AdminInquiryLine>();
  /** ids in the order of the rows */
  private order: readonly string[] = [];
  private readonly busy = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private states: ReadonlyMap<string, LineState> = new Map();

  constructor(private readonly options: LineSaverOptions) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): ReadonlyMap<string, LineState> => this.states;

  /** The lines as the record holds them; what is known to be newer stays. */
  noteLines(lines: readonly AdminInquiryLine[]): void {
    this.order = lines.map(({ id }) => id);
    for (const line of lines) {
      const known = this.lines.get(line.id);
      if (!known || known.version <= line.version) this.lines.set(line.id, line);
    }
  }

  /** The line that stands in a row of the grid, counted from 0. */
  lineAt(row: number): AdminInquiryLine | undefined {
    return this.lines.get(this.order[row] ?? '');
  }

  changeCells(lineId: string, cells: QuoteLineCells): void {
    const state = this.stateOf(lineId);
    const unreadable = Object.fromEntries(
      Object.entries(state.unreadable).filter(([cell]) => !isSaidBy(cell, cells)),
    );
    this.setState(lineId, { status: 'saving', cells: { ...state.cells, ...cells }, unreadable });
    void this.saveLine(lineId);
  }

  /** Keeps text that cannot be read where it was typed. */
  keepText(lineId: string, cell: TypedCell, text: string): void {
    const state = this.stateOf(lineId);
    this.setState(lineId, { ...state, unreadable: { ...state.unreadable, [cell]: text } });
  }

  /** Saves once more what could not be saved, or what somebody else has overtaken. */
  retry(lineId: string): void {
    const { cells, unreadable } = this.stateOf(lineId);
    this.setState(lineId, { status: 'saving', cells, unreadable });
    void this.saveLine(lineId);
  }

  takeTheirs(lineId: string): void {
    this.setState(lineId, untouched);
  }

  private stateOf(lineId: string): LineState {
    return this.states.get(lineId) ?? untouched;
  }

  private setState(lineId: string, state: LineState): void {
    this.states = new Map(this.states).set(lineId, state);
    for (const listener of this.listeners) listener();
  }

  private async saveLine(lineId: string): Promise<void> {
    if (this.busy.has(lineId)) return;
    this.busy.add(lineId);
    let goesOn = true;
    while (goesOn) goesOn = await this.saveNext(lineId);
    this.busy.delete(lineId);
  }

  /** @returns whether there is more to save */
  private async saveNext(lineId: string): Promise<boolean> {
    const line = this.lines.get(lineId);
    const { cells } = this.stateOf(lineId);
    if (!line || Object.keys(cells).length === 0) return false;
    const attempt = { version: line.version, cells, key: this.options.newKey() };
    const answer = await this.sendPatiently(lineId, attempt);
    if (answer.kind === 'saved') return this.noteSaved(answer.line, cells);
    if (answer.kind === 'stale') return this.noteStale(line, answer.line);
    this.setState(lineId, { ...this.stateOf(lineId), status: 'failed' });
    return false;
  }

  private async sendPatiently(lineId: string, attempt: SaveAttempt): Promise<SaveAnswer> {
    const { send, wait = sleep } = this.options;
    for (const ms of retryAfterMs) {
      const answer = await send(lineId, attempt);
      if (answer.kind !== 'lost') return answer;
      await wait(ms);
    }
    return send(lineId, attempt);
  }

  private noteSaved(line: AdminInquiryLine, sent: QuoteLineCells): boolean {
    this.lines.set(line.id, line);
    const { cells, unreadable } = this.stateOf(line.id);
    const left = Object.fromEntries(
      Object.entries(cells).filter(([cell, value]) => sent[cell as keyof QuoteLineCells] !== value),
    );
    const isDone = Object.keys(left).length === 0;
    this.setState(line.id, { status: isDone ? 'saved' : 'saving', cells: left, unreadable });
    return !isDone;
  }

  private noteStale(before: AdminInquiryLine, theirs: AdminInquiryLine): boolean {
    this.lines.set(theirs.id, theirs);
    const state = this.stateOf(theirs.id);
    const disputed = disputedCells(state.cells, before, theirs);
    if (disputed.length === 0) return true;
    this.setState(theirs.id, { ...state, status: 'conflict', theirs });
    return false;
  }
}

type Cell = keyof QuoteLineCells;

/** The cells that somebody else changed to something else than was entered here. */
const disputedCells = (mine: QuoteLineCells, before: AdminInquiryLine, theirs: AdminInquiryLine): Cell[] =>
  (Object.keys(mine) as Cell[]).filter(
    (cell) => theirs[cell] !== before[cell] && theirs[cell] !== mine[cell],
  );

/** A discount is said by its price. */
const isSaidBy = (cell: string, cells: QuoteLineCells): boolean =>
  cell in cells || (cell === 'discount' && 'unitPrice' in cells);

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
