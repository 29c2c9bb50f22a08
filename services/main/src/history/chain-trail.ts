import { hash } from 'node:crypto';
import { copiedRows, type CopiedRows, type Row } from './copy-rows.ts';

/** The columns of an entry whose content its hash covers, in the order the database takes them. */
const hashedColumns = [
  'actor_id',
  'actor',
  'actor_role',
  'entity',
  'entity_number',
  'field',
  'before',
  'after',
  'reason',
  'request_id',
] as const;

/** The last entry there is. */
export interface ChainEnd {
  readonly id: number;
  readonly hash: string;
}

/** Entries whose number and hashes are not known yet. */
export interface TrailText {
  readonly columns: readonly string[];
  /** in the text of COPY, an entry each line */
  readonly rows: string;
  /** what of each goes into its hash, an entry each line */
  readonly contents: string;
}

/** Microseconds are zero: moments of the history are whole milliseconds. */
const secondsOf = (moment: number): string =>
  `${Math.floor(moment / 1000)}.${String(moment % 1000).padStart(3, '0')}000`;

/** What of an entry goes into its hash behind its number: `identity.audit_hash`, as `jsonb` writes it. */
const hashedContent = (entry: Row, moment: number): string =>
  [secondsOf(moment), ...hashedColumns.map((column) => entry[column] ?? null)]
    .map((value) => JSON.stringify(value))
    .join(', ');

/** Entries of the trail in the order of time. */
export function chainableTrail(entries: readonly Row[]): TrailText {
  const sorted = entries
    .map((entry) => ({ entry, moment: Date.parse(String(entry['at'])) }))
    .sort((one, other) => one.moment - other.moment);
  const { columns, text } = copiedRows(sorted.map(({ entry }) => entry));
  const contents = sorted.map(({ entry, moment }) => `${hashedContent(entry, moment)}\n`).join('');
  return { columns, rows: text, contents };
}

/** Numbers and hashes for entries that follow each other, as the trigger of the trail gives them one by one. */
export function chainEntries({ columns, rows, contents }: TrailText, end: ChainEnd): CopiedRows {
  let { id, hash: previous } = end;
  let text = '';
  const hashed = contents.split('\n');
  for (const [index, row] of rows.split('\n').entries()) {
    if (row === '') break;
    id += 1;
    const own = hash('sha256', `["${previous}", ${id}, ${hashed[index]}]`);
    text += `${row}\t${id}\t${previous}\t${own}\n`;
    previous = own;
  }
  return { columns: [...columns, 'id', 'hash_prev', 'hash'], text };
}
