import { tokensOf } from '../text/words.ts';

/** Words that may stand for others in a search, as staff wrote them. */
export interface SearchRule {
  from: string[];
  to: string[];
}
/** A query that leads to a page instead of products. */
export interface RedirectRule {
  query: string[];
  path: string;
}
/** A line that says nothing we understand; `line` counts from 1. */
export interface RuleError {
  line: number;
  text: string;
  problem: string;
}
export interface ParsedRules {
  synonyms: SearchRule[];
  redirects: RedirectRule[];
  errors: RuleError[];
}

const maxRules = 20_000;
const maxLineLength = 400;
const maxPhraseWords = 6;

const phraseWords = (text: string): string[] => tokensOf(text).map(({ word }) => word);

/**
 * Reads the rules staff keep: `a = b = c` means the same both ways, `a => b` looks for b where a is typed, `a -> /path`
 * leads to a page; `#` begins a remark. A line with a mistake is left out and reported, the others hold.
 */
export function parseRules(text: string): ParsedRules {
  const rules: ParsedRules = { synonyms: [], redirects: [], errors: [] };
  text.split(/\r?\n/).forEach((raw, at) => {
    const line = raw
      .replace(/^\ufeff/, '')
      .replace(/(^|\s)#.*$/, '')
      .trim();
    if (!line) return;
    const problem = at >= maxRules ? `there are more than ${maxRules} lines` : addRule(rules, line);
    if (problem) rules.errors.push({ line: at + 1, text: raw.slice(0, maxLineLength), problem });
  });
  return rules;
}

/** Adds what a line says; answers what is wrong with it. */
function addRule(rules: ParsedRules, line: string): string | null {
  if (line.length > maxLineLength) return `the line is longer than ${maxLineLength} characters`;
  if (line.includes('->')) return addRedirect(rules, line);
  const isOneWay = line.includes('=>');
  const phrases = line.split(isOneWay ? '=>' : '=').map(phraseWords);
  if (phrases.length < 2) return 'write "a = b", "a => b" or "a -> /path"';
  if (isOneWay && phrases.length > 2) return 'only one "=>" in a line';
  if (phrases.some((words) => words.length === 0)) return 'there is no word on one side';
  if (phrases.some((words) => words.length > maxPhraseWords)) return `more than ${maxPhraseWords} words`;
  phrases.forEach((from, first) =>
    phrases.forEach((to, second) => {
      const isAsked = isOneWay ? first === 0 && second === 1 : first !== second;
      if (isAsked && from.join(' ') !== to.join(' ')) rules.synonyms.push({ from, to });
    }),
  );
  return null;
}

function addRedirect(rules: ParsedRules, line: string): string | null {
  const [query = '', path = '', ...rest] = line.split('->').map((part) => part.trim());
  if (rest.length > 0) return 'only one "->" in a line';
  const words = phraseWords(query);
  if (words.length === 0) return 'there is no word before "->"';
  // A path of this shop and nothing else: no other site, no other scheme.
  if (!/^\/(?![/\\])[\w\-./?=&%]*$/.test(path)) return 'the path must begin with one "/"';
  rules.redirects.push({ query: words, path });
  return null;
}
