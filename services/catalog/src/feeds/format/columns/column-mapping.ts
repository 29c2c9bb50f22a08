import { readFile } from 'node:fs/promises';
import { feedProblem, givenText, type FeedProblem } from '@gantry/contracts/feed-problems';
import { columnMappingSchema, type ColumnMapping } from '@gantry/contracts/schemas/feed-import';
import * as v from 'valibot';
import { parse as parseYaml, YAMLParseError } from 'yaml';
import { FeedError } from '../text/feed-error.ts';
import { putCell } from './column-targets.ts';

/** A file whose columns have our names already. */
export const noMapping: ColumnMapping = { columns: {}, constants: {}, decimal: '.' };

/** Checks a mapping from outside. @throws FeedError naming every place that is wrong */
export function checkMapping(value: unknown): ColumnMapping {
  const parsed = v.safeParse(columnMappingSchema, value);
  if (!parsed.success) throw new FeedError(mappingProblem(parsed.issues));
  const { columns, constants } = parsed.output;
  const targets = [
    ...Object.values(columns).flatMap((rule) =>
      rule === null ? [] : typeof rule === 'string' ? rule : rule.field,
    ),
    ...Object.keys(constants),
  ];
  const wrong = targets.filter((target) => !putCell(target, { unit: null, decimal: '.', multiply: 1 }));
  if (wrong.length > 0)
    throw new FeedError(feedProblem('mapping-fields', { fields: [...new Set(wrong)].join(', ') }));
  return parsed.output;
}

function mappingProblem(issues: readonly v.BaseIssue<unknown>[]): FeedProblem {
  const parts = issues.map((issue) => v.getDotPath(issue) ?? 'mapping');
  if (parts[0] === 'encoding' && parts.length === 1)
    return feedProblem('mapping-encoding', { given: givenText(issues[0]!.input) });
  return feedProblem('mapping-parts', { parts: [...new Set(parts)].join(', ') });
}

/** Reads a mapping from a JSON or YAML file. @throws FeedError */
export async function readMappingFile(file: string): Promise<ColumnMapping> {
  const text = await readFile(file, 'utf8');
  try {
    // JSON is YAML as well.
    return checkMapping(parseYaml(text));
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new FeedError(feedProblem('mapping-file', { file, line: error.linePos?.[0].line ?? 1 }));
  }
}

/** `Their name=our field, Weight lb=weight*0.45359237, Note=`: a mapping in one line; nothing behind `=` leaves out. */
export function inlineMapping(text: string): ColumnMapping {
  const columns: Record<string, unknown> = {};
  for (const part of text.split(',')) {
    const at = part.lastIndexOf('=');
    const theirs = part.slice(0, at).trim();
    if (at < 1 || !theirs) throw new FeedError(feedProblem('mapping-rule', { given: givenText(part) }));
    const [field = '', factor] = part.slice(at + 1).split('*');
    if (!field.trim()) columns[theirs] = null;
    else columns[theirs] = factor ? { field: field.trim(), multiply: Number(factor) } : field.trim();
  }
  return checkMapping({ columns });
}
