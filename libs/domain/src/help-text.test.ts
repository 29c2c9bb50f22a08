import { expect, test } from '@jest/globals';
import { helpSections, isSafeAddress, parseHelpText, unsafeAddresses } from './help-text.ts';

const runsOf = (text: string) => {
  const [block] = parseHelpText(text);
  return block && 'runs' in block ? block.runs : [];
};

test('reads headings with anchors, paragraphs, and both kinds of lists', () => {
  const text =
    '## Free ground {#free}\nFirst line\nsecond line\n\n- One\n- Two\n  goes on\n\n1. Do\n2. Check\n### Then';
  expect(parseHelpText(text)).toEqual([
    { kind: 'heading', level: 2, id: 'free', runs: [{ text: 'Free ground' }] },
    { kind: 'paragraph', runs: [{ text: 'First line second line' }] },
    { kind: 'list', items: [[{ text: 'One' }], [{ text: 'Two goes on' }]] },
    { kind: 'numbered', items: [[{ text: 'Do' }], [{ text: 'Check' }]] },
    { kind: 'heading', level: 3, runs: [{ text: 'Then' }] },
  ]);
});

test('reads strong and emphasized text and links, also within each other', () => {
  expect(runsOf('See **our [returns](/help-section/returns)** *now*, 5 \\* 3')).toEqual([
    { text: 'See ' },
    { text: 'our ', isStrong: true },
    { text: 'returns', isStrong: true, to: '/help-section/returns' },
    { text: ' ' },
    { text: 'now', isEmphasized: true },
    { text: ', 5 * 3' },
  ]);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[press](javascript:alert(1))',
  '[press](JaVaScRiPt:alert%281%29)',
  '[press](data:text/html;base64,PHNjcmlwdD4=)',
  '[press](//evil.example/x)',
  '[press](/\\evil.example)',
  '[press](http://evil.example)',
  '[press](vbscript:x)',
  '[press](https://a"onmouseover=alert)',
  '[press](&#106;avascript:alert)',
])('attack: %s stays the text it is', (text) => {
  const runs = runsOf(text);
  expect(runs.map((run) => run.text).join('')).toBe(text);
  expect(runs.some(({ to }) => to !== undefined)).toBe(false);
});

test.each([
  ['/help-section/returns', true],
  ['/sign-in?ref=%2Fmy-account', true],
  ['#free', true],
  ['https://www.example.com/a?b#c', true],
  ['mailto:sales@example.com', true],
  ['tel:+13075550142', true],
  ['https://localhost', false],
  ['ftp://example.com', false],
  ['help-section', false],
  ['', false],
])('a link may lead to %s: %s', (address, isSafe) => expect(isSafeAddress(address)).toBe(isSafe));

test('names links that are not safe', () => {
  expect(unsafeAddresses('[a](/b) [c](http://d.example) **[e](javascript:f)** [g](javascript:h(1))')).toEqual(
    ['http://d.example', 'javascript:f', 'javascript:h(1'],
  );
});

test('an anchor is that of its first heading, and never one of the page itself', () => {
  const ids = parseHelpText('## A {#x}\n## B {#x}\n## C {#help-more}').map((block) =>
    block.kind === 'heading' ? block.id : undefined,
  );
  expect(ids).toEqual(['x', undefined, undefined]);
});

test('parts a text by its headings, without marks', () => {
  expect(helpSections('Before\n\n## **A** [b](/c)\n- one\n- *two*')).toEqual([
    { heading: '', text: 'Before' },
    { heading: 'A b', text: 'one two' },
  ]);
});

test.each([
  '*'.repeat(20_000),
  '['.repeat(20_000),
  '[a]('.repeat(5000),
  '\\'.repeat(20_000),
  '**a '.repeat(5000),
])('attack: no text takes long to read', (text) => {
  const began = performance.now();
  parseHelpText(text);
  unsafeAddresses(text);
  expect(performance.now() - began).toBeLessThan(1000);
});
