import { describe, expect, test } from '@jest/globals';
import { parseRules } from './parse-rules.ts';
import { RuleSet } from './rule-set.ts';

const rulesOf = (text: string) => new RuleSet(parseRules(text));

describe('search rules', () => {
  test('equal words mean each other, an arrow goes one way', () => {
    const rules = rulesOf('Laptops = notebook = portable\ngoggle => glasses # not the other way');
    expect(rules.of('laptop')).toEqual(['notebook', 'portable']);
    expect(rules.of('portable')).toEqual(['laptop', 'notebook']);
    expect(rules.of('goggle')).toEqual(['glass']);
    expect(rules.of('glass')).toEqual([]);
  });

  test('a phrase replaces another, wherever it occurs', () => {
    const rules = rulesOf('allen screw = socket head screw\nups = uninterruptible power supply');
    expect(rules.rewrite(['m6', 'allen', 'screw', 'steel'])).toEqual([
      ['m6', 'socket', 'head', 'screw', 'steel'],
    ]);
    expect(rules.rewrite(['ups'])).toEqual([['uninterruptible', 'power', 'supply']]);
    expect(rules.rewrite(['allen', 'key'])).toEqual([]);
  });

  test('only the whole query leads to a page', () => {
    const rules = rulesOf('contact us -> /help-section/contact-us');
    expect(rules.redirect('Contact  US!')).toBe('/help-section/contact-us');
    expect(rules.redirect('contact us cleaner')).toBeNull();
  });

  test.each([
    ['just words', /write/],
    ['a = ', /no word/],
    ['a => b => c', /only one/],
    ['-> /somewhere', /no word/],
    ['sale -> https://elsewhere.example', /begin with one/],
    ['sale -> //elsewhere.example', /begin with one/],
    ['sale -> /\\elsewhere.example', /begin with one/],
    ['one two three four five six seven = a1', /more than 6/],
    [`x = ${'y'.repeat(500)}`, /longer/],
  ])('%s is a mistake that is named', (line, problem) => {
    const { errors, synonyms, redirects } = parseRules(`# head\n\n${line}\nnut = bolt`);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ line: 3, problem: expect.stringMatching(problem) });
    expect([synonyms.length, redirects.length]).toEqual([2, 0]);
  });

  test('reads what editors leave: a mark at the beginning, other line ends', () => {
    expect(rulesOf('\ufeffnut = bolt\r\nup = down\r\n').of('up')).toEqual(['down']);
  });
});
