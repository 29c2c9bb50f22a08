import { expect, test } from '@jest/globals';
import type { SourceFile } from '../boundaries/source-file.ts';
import type { Project } from '../workspace/projects.ts';
import { goneNames } from './document-names.ts';
import { missingPaths } from './document-paths.ts';
import { mutualFolders } from './mutual-folders.ts';
import { findWildcardExports } from './package-exports.ts';
import { hashMembers } from './private-members.ts';
import { rawForms } from './raw-forms.ts';
import { retiredWordsIn } from './word-use.ts';

function sourceFile(name: string, specifiers: string[], isTest = false): SourceFile {
  const imports = specifiers.map((specifier, at) => ({ specifier, typeOnly: true, names: [], line: at + 1 }));
  return { name, imports, isTest } as unknown as SourceFile;
}

const keysOf = (findings: { key: string }[]): string[] => findings.map(({ key }) => key);

test('finds sibling folders that import each other, types included, at every depth', () => {
  const files = [
    sourceFile('src/order/deep/total.ts', ['../../stock/free.ts']),
    sourceFile('src/stock/free.ts', ['../order/order.ts']),
    sourceFile('src/order/deep/line.ts', ['../flat/line.ts']),
    sourceFile('src/order/flat/line.ts', ['../deep/line.ts']),
  ];
  expect(keysOf(mutualFolders('services/x', files))).toEqual([
    'services/x src/order <-> src/stock',
    'services/x src/order/deep <-> src/order/flat',
  ]);
});

test('lets a folder and its own files, one direction and tests be', () => {
  const files = [
    sourceFile('src/order/order.ts', ['./deep/total.ts', '../stock/free.ts']),
    sourceFile('src/order/deep/total.ts', ['../order.ts']),
    sourceFile('src/stock/free.test.ts', ['../order/order.ts'], true),
  ];
  expect(mutualFolders('services/x', files)).toEqual([]);
});

test('finds an export that opens many files', () => {
  const project = { folder: 'libs/x', manifest: { exports: { './a': './src/a.ts', './*': './src/*.ts' } } };
  expect(keysOf(findWildcardExports([project as unknown as Project]))).toEqual(['libs/x ./*']);
});

test('finds links and paths in documents that lead nowhere', () => {
  const there = (path: string) => ['libs/x/README.md', 'libs/x/src', 'shell/src/routes.tsx'].includes(path);
  const text = `[kit](../x/README.md#run), [gone](src/old.md), [site](https://example.com), \`libs/x/src\`,
    \`shell/src/routes.tsx\`, \`libs/x/statuses/\`, \`services/<service>/src\``;
  expect(missingPaths('libs/x/NOTES.md', text, there)).toEqual(['libs/x/src/old.md', 'libs/x/statuses/']);
});

test('finds names in documents that no code has any more', () => {
  const known = (name: string) => ['placeOrder', 'order_line'].includes(name);
  const text = `\`placeOrder()\` writes \`sales.order_line\`, where \`putOrder\` wrote \`order_row\`. camelCase in
    prose, \`words\` and \`fetchBaseQuery\` of a library are none.\n\`\`\`ts\nconst anExample = 1;\n\`\`\``;
  expect(goneNames(text, known)).toEqual(['putOrder', 'order_row']);
});

test('finds members that are private by a sign instead of the keyword', () => {
  const source = `class A { #count = 0; private readonly b = '#c'; get d() { return this.#count; } }`;
  expect(keysOf(hashMembers('libs/x/src/a.ts', source))).toEqual(['libs/x/src/a.ts #count']);
});

test('finds forms of HTML, and not those of the libraries', () => {
  const source =
    'const a = <Form><form method="post" /></Form>; const b = <ActionForm>a form, <b>form</b></ActionForm>;';
  expect(keysOf(rawForms('mfe-x/src/a.tsx', source))).toEqual(['mfe-x/src/a.tsx form']);
  expect(rawForms('mfe-x/src/b.tsx', source.replace('<form method="post" />', ''))).toEqual([]);
});

test('finds retired words in names, comments and paths, and not in plain English', () => {
  const source = `
    // a kept page is
    // shown to everybody
    export const mostTries = 3;
    export const text = 'comeBackAfter';
    export function almost(found: number): number { return found; }`;
  expect(keysOf(retiredWordsIn('shell', 'shell/src/ways-out.ts', source))).toEqual([
    'shell mostTries',
    'shell path ways-out',
    'shell "kept page"',
  ]);
});

test('finds a retired phrase in the name of a test, and not in its body', () => {
  const source = `test.each([1])('a guest keeps his cart', () => say('him'));`;
  expect(keysOf(retiredWordsIn('shell', 'shell/src/cart.test.ts', source))).toEqual(['shell "his"']);
});

test('finds a retired phrase of a document across a line break', () => {
  const found = retiredWordsIn('shell', 'shell/README.md', 'What stands in the way: an\nobstacle.');
  expect(found.map(({ message }) => message)).toEqual([
    'shell/README.md: "obstacle" is a retired word; write blocker',
  ]);
});
