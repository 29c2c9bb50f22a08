const returns = { slug: 'returns', title: 'Returns' };

/** What a store with one help page answers to the calls of the help section; undefined for other calls. */
export function helpAnswer(path: string): unknown {
  switch (path) {
    case '/api/v1/catalog/help-pages':
      return [{ ...returns, summary: 'What can be returned.', group: 'delivery' }];
    case '/api/v1/catalog/help-search':
      return [{ ...returns, answer: 'What can be returned.' }];
    default:
      return undefined;
  }
}
