import type { ColumnMapping, FeedImport, FeedLook } from '@gantry/contracts/schemas/feed-import';

/** A mapping as it stands in the form: each column with what it becomes, as text. */
export interface MappingDraft {
  /** by `columnKey`: `field`, `attribute:Length (mm)`, `weight*0.4536`; a column that is empty or missing is left out */
  readonly columns?: Readonly<Record<string, string | undefined>>;
  /** `field = value`, one a line */
  readonly constants?: string;
  readonly decimal: '.' | ',';
}

const plainMapping: ColumnMapping = { columns: {}, constants: {}, decimal: '.' };

/** The mapping an import's page begins with: that of its last run, or what the columns mean by themselves. */
export const startMapping = ({ settings }: Pick<FeedImport, 'settings'>): ColumnMapping =>
  settings?.mapping ?? plainMapping;

/** A column's key in the form, whose paths know dots, brackets and numbers as something else. */
export const columnKey = (name: string): string => `c-${encodeURIComponent(name).replaceAll('.', '%2E')}`;

type Rule = ColumnMapping['columns'][string];

function ruleText(rule: Rule): string {
  if (rule === null) return '';
  if (typeof rule === 'string') return rule;
  const { field, unit, multiply } = rule;
  return `${field}${unit ? ` (${unit})` : ''}${multiply === undefined ? '' : `*${multiply}`}`;
}

/** A mapping as it is shown for a file's columns. */
export function draftOf(mapping: ColumnMapping, columns: FeedLook['columns']): Required<MappingDraft> {
  const shown = columns.map(({ name, field }) => {
    const rule = Object.hasOwn(mapping.columns, name) ? mapping.columns[name] : undefined;
    return [columnKey(name), rule === undefined ? (field ?? '') : ruleText(rule)] as const;
  });
  const constants = Object.entries(mapping.constants).map(([field, value]) => `${field} = ${value}`);
  return { columns: Object.fromEntries(shown), constants: constants.join('\n'), decimal: mapping.decimal };
}

/** What a column is to become, read from its text; undefined where its factor is no number. */
export function readRule(text: string): Rule | undefined {
  const [field = '', factor] = text.split('*');
  if (factor === undefined) return field.trim() || null;
  const multiply = Number(factor);
  if (factor.trim() === '' || !Number.isFinite(multiply)) return undefined;
  return field.trim() ? { field: field.trim(), multiply } : null;
}

/** Values that every row gets, read from lines of `field = value`; undefined where a line is none. */
export function readConstants(text: string): Record<string, string> | undefined {
  const constants: Record<string, string> = {};
  for (const line of text.split('\n').filter((one) => one.trim())) {
    const at = line.indexOf('=');
    if (at < 1 || !line.slice(at + 1).trim()) return undefined;
    constants[line.slice(0, at).trim()] = line.slice(at + 1).trim();
  }
  return constants;
}

/**
 * The mapping a draft stands for; the form has checked that it can be read. What a file says of itself stays.
 * @param base the mapping under which the file is looked at
 */
export function mappingOf(
  draft: MappingDraft,
  base: ColumnMapping,
  columns: FeedLook['columns'],
): ColumnMapping {
  const rules = columns.map(({ name }) => [name, readRule(draft.columns?.[columnKey(name)] ?? '') ?? null]);
  return {
    ...base,
    columns: Object.fromEntries(rules) as Record<string, Rule>,
    constants: readConstants(draft.constants ?? '') ?? {},
    decimal: draft.decimal,
  };
}
