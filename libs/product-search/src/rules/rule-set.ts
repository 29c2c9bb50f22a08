import { tokensOf } from '../text/words.ts';
import type { Synonyms } from '../search/read-query.ts';
import type { ParsedRules, SearchRule } from './parse-rules.ts';

const maxRewrites = 3;

/** Rules in the form search asks them. */
export class RuleSet implements Synonyms {
  private readonly words = new Map<string, string[]>();
  /** by the first word of what is typed */
  private readonly phrases = new Map<string, SearchRule[]>();
  private readonly redirects = new Map<string, string>();

  constructor({ synonyms, redirects }: Pick<ParsedRules, 'synonyms' | 'redirects'>) {
    for (const rule of synonyms) this.addSynonym(rule);
    for (const { query, path } of redirects) this.redirects.set(query.join(' '), path);
  }

  of(word: string): readonly string[] {
    return this.words.get(word) ?? [];
  }

  rewrite(words: readonly string[]): readonly string[][] {
    const rewritten: string[][] = [];
    words.forEach((word, at) => {
      for (const { from, to } of this.phrases.get(word) ?? []) {
        if (!from.every((one, step) => words[at + step] === one)) continue;
        rewritten.push([...new Set([...words.slice(0, at), ...to, ...words.slice(at + from.length)])]);
      }
    });
    return rewritten.slice(0, maxRewrites);
  }

  /** The page a query leads to; null for one that asks for products. */
  redirect(query: string): string | null {
    if (this.redirects.size === 0 || query.length > 100) return null;
    const words = tokensOf(query).map(({ word }) => word);
    return this.redirects.get(words.join(' ')) ?? null;
  }

  private addSynonym(rule: SearchRule): void {
    const [first = ''] = rule.from;
    if (rule.from.length === 1 && rule.to.length === 1)
      this.words.set(first, [...(this.words.get(first) ?? []), ...rule.to]);
    else this.phrases.set(first, [...(this.phrases.get(first) ?? []), rule]);
  }
}
