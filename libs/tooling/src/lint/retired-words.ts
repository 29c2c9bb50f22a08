/** A word Gantry used before it took the field's own, and where it must not come back. */
export type RetiredWord = {
  word: RegExp;
  /** What to write instead. */
  better: string;
  /** Files it concerns; all of them by default. */
  files?: RegExp;
};

/** Names of variables, functions, types, members and files. */
export const retiredNames: RetiredWord[] = [
  { word: /^kept(?!Alive)[A-Z]|Kept[A-Z]|[a-z]Kept$|kept-(page|answer)/, better: 'cached' },
  {
    word: /^(show[A-Z]\w*|)Shown$|Shown(Service|Header|Of)|ShownService|shown\.service/,
    better: 'cacheTags',
  },
  // parts of the demo catalogue do have holes
  {
    word: /(^hole$|[a-z]Hole|^hole[A-Z]|Hole[A-Z])/,
    better: 'placeholder',
    files: /^(shell|libs\/(?!demo-catalog)|mfe-)/,
  },
  {
    word: /[mM]over\b|(may|can|shared|status|line|review|import|quote|allowed|next)-?[mM]oves?\b|MoveRow|mayMove[A-Z]|moveRows|[mM]ove(Table|Roles)/,
    better: 'transition',
  },
  { word: /[oO]bstacle/, better: 'blocker' },
  { word: /[a-z](D|-d)esk(?![a-z]*top)|^desk[A-Z]|^desk$/, better: 'backOffice' },
  { word: /[a-z]Pieces?$|[pP]ieces?[A-Z]|-pieces?\b/, better: 'chunk, segment or token' },
  { word: /^Visit$/, better: 'RequestContext or PageRequest' },
  { word: /^(site|Site)$/, better: 'LocaleContext', files: /^shell\// },
  { word: /Generation$|-generation\b|^generations?$/, better: 'LoadedRelease', files: /^shell\// },
  {
    word: /^[gG]rounds?$|Ground$/,
    better: 'SortPartitions',
    files: /(catalog|product-search)\/src\/(?!demo)/,
  },
  { word: /IndexKeeper|index-keeper/, better: 'IndexSynchronizer' },
  { word: /SlowReadings|slow-readings/, better: 'DatabaseReadQueue' },
  { word: /Price(Alarm|Clock)|price-(alarm|clock)/, better: 'PriceScheduler' },
  { word: /[wW]aysOut|ways-out/, better: 'alternatives' },
  { word: /leadsTo/, better: 'redirectTo' },
  { word: /[fF]irstLook|first-look/, better: 'initialRender' },
  { word: /^isWhole$/, better: 'isComplete' },
  { word: /lookAtFeed|look-at-feed/, better: 'previewFeed' },
  { word: /tidyImports|tidy-imports/, better: 'cleanUpImports' },
  { word: /[wW]ayBack|way-back/, better: 'redirectToReferrer' },
  { word: /^inside$|^inside[A-Z]|\/inside\.ts$/, better: 'internal' },
  { word: /TookTooLong/, better: 'TimeoutError' },
  { word: /Overtaken/, better: 'CartConflictError' },
  { word: /[pP]atience/, better: 'timeoutMs' },
  { word: /comeBackAfter/, better: 'retryAfter' },
  { word: /^(most|longest|deepest)[A-Z]/, better: 'max…' },
  { word: /^wordsOf$/, better: 'messages' },
  { word: /^standing$/, better: 'statusSnapshot' },
  { word: /^(Found|Asked|Put|Written)$/, better: 'what was found, asked, put or written' },
  { word: /^isHead$/, better: 'headBoost' },
];

/** Phrases of comments, documents and test names. */
export const retiredPhrases: RetiredWord[] = [
  { word: /\bkept (page|answer)s?\b/i, better: 'cached page, cached answer' },
  { word: /\bobstacles?\b/i, better: 'blocker' },
  { word: /\bways out\b/i, better: 'alternatives' },
  { word: /\bway back\b/i, better: 'redirect to the referrer' },
  { word: /\bfirst look\b/i, better: 'initial render' },
  { word: /\bthe hole\b/i, better: 'the placeholder', files: /^(shell|libs|mfe-)/ },
  { word: /\bstatus moves?\b/i, better: 'transition' },
  { word: /\bthe (quote )?desk\b/i, better: 'staff, the back office' },
  { word: /\b(come|comes|came) alive\b/, better: 'is hydrated' },
  { word: /\bdomain B\d/, better: 'the rule itself, or its section of the specification' },
  { word: /\b(he|his|him|himself)\b/i, better: 'they, their or them' },
];
