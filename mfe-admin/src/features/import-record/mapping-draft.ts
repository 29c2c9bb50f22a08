import type { ColumnMapping, FeedImport, FeedLook } from '@gantry/contracts/schemas/feed-import';

/** A mapping as it stands in the form: each column with what it becomes, as text. */
export interface MappingDraft {
  /** column → `field`, `attribute:Length (mm)`, `weight*0.4536`; empty leaves it out */
  readonly columns: Readonly<Record<string, string>>;
  /** `field = value`, one a line */
  readonly constants: string;
  readonly decimal: '.' | ',';
}
/** What of a draft cannot be read. */
export interface DraftProblem {
  readonly kind: 'factor' | 'constant';
  readonly text: string;
}

export const plainMapping: ColumnMapping = { columns: {}, constants: {}, decimal: '.' };

/** The mapping an import's page begins with: that of its last run, or what the columns mean by themselves. */
export const startMapping = ({ settings }: Pick<FeedImport, 'settings'>): ColumnMapping =>
  settings?.mapping ?? plainMapping;

type Rule = ColumnMapping['columns'][string];

function ruleText(rule: Rule): string {
  if (rule === null) return '';
  if (typeof rule === 'string') return rule;
  const { field, unit, multiply } = rule;
  return `${field}${unit ? ` (${unit})` : ''}${multiply === undefined ? '' : `*${multiply}`}`;
}

/** A mapping as it is shown for a file's columns. */
export function draftOf(mapping: ColumnMapping, columns: FeedLook['columns']): MappingDraft {
  const shown = columns.map(({ name, field }) => {
    const rule = Object.hasOwn(mapping.columns, name) ? mapping.columns[name] : undefined;
    return [name, rule === undefined ? (field ?? '') : ruleText(rule)] as const;
  });
  const constants = Object.entries(mapping.constants).map(([field, value]) => `${field} = ${value}`);
  return { columns: Object.fromEntries(shown), constants: constants.join('\n'), decimal: mapping.decimal };
}

/** The mapping a draft stands for, or the first thing in it that cannot be read. What a file says of itself stays. */
export function mappingOf(draft: MappingDraft, base: ColumnMapping): ColumnMapping | DraftProblem {
  const columns: Record<string, Rule> = {};
  for (const [name, text] of Object.entries(draft.columns)) {
    const [field = '', factor] = text.split('*');
    const multiply = Number(factor);
    if (factor !== undefined && (factor.trim() === '' || !Number.isFinite(multiply)))
      return { kind: 'factor', text };
    if (!field.trim()) columns[name] = null;
    else columns[name] = factor === undefined ? field.trim() : { field: field.trim(), multiply };
  }
  const constants: Record<string, string> = {};
  for (const line of draft.constants.split('\n').filter((one) => one.trim())) {
    const at = line.indexOf('=');
    if (at < 1 || !line.slice(at + 1).trim()) return { kind: 'constant', text: line.trim() };
    constants[line.slice(0, at).trim()] = line.slice(at + 1).trim();
  }
  return { ...base, columns, constants, decimal: draft.decimal };
}

export const isProblem = (found: ColumnMapping | DraftProblem): found is DraftProblem => 'kind' in found;
