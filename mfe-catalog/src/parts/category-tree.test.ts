import { expect, test } from '@jest/globals';
import { branchesOf, type CategoryBranch } from './category-tree.ts';

const node = (path: string) => ({ name: path, path, count: 1, pictured: false });
const outline = ({ path, children }: CategoryBranch): unknown =>
  children.length ? [path, ...children.map(outline)] : path;

test('a list in reading order becomes departments with everything below them', () => {
  const nodes = ['a', 'a/x', 'a/x/1', 'a/x/2', 'a/y', 'b'].map(node);
  expect(branchesOf(nodes).map(outline)).toEqual([['a', ['a/x', 'a/x/1', 'a/x/2'], 'a/y'], 'b']);
});

test('a category whose parent is missing stands on its own', () => {
  expect(branchesOf([node('a/x')]).map(outline)).toEqual(['a/x']);
});
