import type { Suggestion } from '@gantry/contracts/schemas/catalog';

export interface SuggestionGroup {
  kind: Suggestion['kind'];
  /** position of its first member among all suggestions */
  first: number;
  members: Suggestion[];
}

/** Suggestions come with those of one kind together; each run of them is a group. */
export function groupSuggestions(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [];
  suggestions.forEach((suggestion, at) => {
    const last = groups.at(-1);
    if (last?.kind === suggestion.kind) last.members.push(suggestion);
    else groups.push({ kind: suggestion.kind, first: at, members: [suggestion] });
  });
  return groups;
}
