/** A stretch of text in one look; `to` is where it leads, always an address of the store or one that is safe to open. */
export interface HelpRun {
  readonly text: string;
  readonly isStrong?: true;
  readonly isEmphasized?: true;
  readonly to?: string;
}
export type HelpBlock =
  | {
      readonly kind: 'heading';
      readonly level: 2 | 3;
      readonly id?: string;
      readonly runs: readonly HelpRun[];
    }
  | { readonly kind: 'paragraph'; readonly runs: readonly HelpRun[] }
  | {
      readonly kind: 'list' | 'numbered';
      readonly items: readonly (readonly HelpRun[])[];
    };

type Look = Omit<HelpRun, 'text'>;

// An escaped mark, a link, strong text, emphasized text. Each is bounded, so that no text takes long to read.
const mark =
  /\\([\\*[\]()#.-])|\[((?:\\.|[^\]\\\n]){1,300})\]\(([^()\s]{1,500})\)|\*\*((?:\\.|[^*\\\n]){1,1000})\*\*|\*((?:\\.|[^*\\\n]){1,1000})\*/g;
const heading = /^(#{2,3}) +(.+?)(?: *\{#([a-z0-9-]{1,60})\})?$/;
const item = /^(?:(-)|\d{1,3}\.) +(.+)$/;
/** Names the page itself uses for its parts. */
const ownId = /^help-/;

const withinStore = /^\/(?![/\\])[^\s<>"\\]*$|^#[a-z0-9-]{1,60}$/;
const elsewhere =
  /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?(?:[/?#][^\s<>"\\]*)?$|^mailto:[^\s<>"\\@:/]+@[a-z0-9.-]+$|^tel:\+?[\d-]{3,20}$/i;

/** Whether a link leads to a page of the store. */
export const isWithinStore = (address: string): boolean => withinStore.test(address);
/** Whether a text of staff may lead there: a page of the store, https, a mail or telephone; never a script. */
export const isSafeAddress = (address: string): boolean => isWithinStore(address) || elsewhere.test(address);

/**
 * Reads the limited markup of help pages: `##` and `###` headings, `{#name}` behind one as its anchor, paragraphs parted
 * by blank lines, `-` and `1.` lists, `**strong**`, `*emphasis*`, `[text](/address)`. Any text can be read: what is no
 * markup is text, HTML among it, and a link that is not safe stays as it was typed.
 */
export function parseHelpText(text: string): HelpBlock[] {
  const blocks: Draft[] = [];
  let isOpen = false;
  for (const typed of text.split('\n')) {
    const line = typed.trim();
    isOpen = line === '' ? false : takeLine(blocks, line, isOpen);
  }
  return withoutRepeatedIds(blocks.map(finish));
}

type Draft =
  | { kind: 'heading'; level: 2 | 3; id: string | undefined; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list' | 'numbered'; items: string[] };

/** Takes in a line; whether the next one may go on with the same block. */
function takeLine(blocks: Draft[], line: string, isOpen: boolean): boolean {
  const [, marks, title, id] = heading.exec(line) ?? [];
  if (marks && title) {
    blocks.push({ kind: 'heading', level: marks.length === 2 ? 2 : 3, id, text: title });
    return false;
  }
  const last = isOpen ? blocks.at(-1) : undefined;
  const [, dash, entry] = item.exec(line) ?? [];
  if (entry) addItem(blocks, last, dash ? 'list' : 'numbered', entry);
  else if (last?.kind === 'paragraph') last.text += ` ${line}`;
  else if (last && 'items' in last) last.items.push(`${last.items.pop() ?? ''} ${line}`);
  else blocks.push({ kind: 'paragraph', text: line });
  return true;
}

function addItem(blocks: Draft[], last: Draft | undefined, kind: 'list' | 'numbered', entry: string): void {
  if (last?.kind === kind && 'items' in last) last.items.push(entry);
  else blocks.push({ kind, items: [entry] });
}

function finish(draft: Draft): HelpBlock {
  if ('items' in draft) return { kind: draft.kind, items: draft.items.map((one) => parseRuns(one)) };
  if (draft.kind === 'paragraph') return { kind: 'paragraph', runs: parseRuns(draft.text) };
  const { level, id, text } = draft;
  return { kind: 'heading', level, ...(id && !ownId.test(id) ? { id } : {}), runs: parseRuns(text) };
}

/** An anchor leads to the first heading of its name. */
function withoutRepeatedIds(blocks: readonly HelpBlock[]): HelpBlock[] {
  const known = new Set<string>();
  return blocks.map((block) => {
    if (block.kind !== 'heading' || block.id === undefined) return block;
    const { id, ...rest } = block;
    if (known.has(id)) return rest;
    known.add(id);
    return block;
  });
}

function parseRuns(text: string, look: Look = {}): HelpRun[] {
  const runs: HelpRun[] = [];
  let at = 0;
  for (const match of text.matchAll(mark)) {
    const [whole, escaped, words, to, strong, emphasized] = match;
    if (match.index > at) runs.push({ text: text.slice(at, match.index), ...look });
    at = match.index + whole.length;
    if (escaped !== undefined) runs.push({ text: escaped, ...look });
    else if (strong !== undefined) runs.push(...parseRuns(strong, { ...look, isStrong: true }));
    else if (emphasized !== undefined) runs.push(...parseRuns(emphasized, { ...look, isEmphasized: true }));
    else if (words !== undefined && to !== undefined && look.to === undefined && isSafeAddress(to))
      runs.push(...parseRuns(words, { ...look, to }));
    else runs.push({ text: whole, ...look });
  }
  if (at < text.length) runs.push({ text: text.slice(at), ...look });
  return joined(runs);
}

/** Neighbors of the same look as one. */
function joined(runs: readonly HelpRun[]): HelpRun[] {
  const result: HelpRun[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    const isSame =
      last && last.to === run.to && last.isStrong === run.isStrong && last.isEmphasized === run.isEmphasized;
    if (isSame) result[result.length - 1] = { ...last, text: last.text + run.text };
    else result.push(run);
  }
  return result;
}

// Whatever is typed as a link, also what cannot be read as one.
const typedLink = /\[[^\]\n]{1,300}\]\(([^\s)]{0,500})/g;

/** Addresses of links that lead nowhere safe, as they were typed. */
export const unsafeAddresses = (text: string): string[] =>
  [...text.matchAll(typedLink)].flatMap(([, to = '']) =>
    isSafeAddress(to) && !to.includes('(') ? [] : [to],
  );

const plainRuns = (runs: readonly HelpRun[]): string => runs.map(({ text }) => text).join('');

/** The text by its headings, without marks; what stands before the first has none. */
export function helpSections(text: string): { heading: string; text: string }[] {
  const sections = [{ heading: '', text: '' }];
  for (const block of parseHelpText(text)) {
    const last = sections.at(-1)!;
    if (block.kind === 'heading') sections.push({ heading: plainRuns(block.runs), text: '' });
    else {
      const words = 'items' in block ? block.items.map(plainRuns).join(' ') : plainRuns(block.runs);
      last.text = `${last.text} ${words}`.trim();
    }
  }
  return sections.filter((one) => one.heading !== '' || one.text !== '');
}
