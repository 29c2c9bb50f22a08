import { expect, test } from '@jest/globals';
import { nearCategories } from './near-categories.ts';

const tree = ['fasteners', 'fasteners/nuts', 'fasteners/nuts/hex-nuts', 'tools', 'tools/hex-keys'].map(
  (path) => ({ name: path, path, count: 1, pictured: false }),
);
const near = (path: string) => nearCategories(tree, path).map((node) => node.path);

test.each([
  ['fasteners/nuts/none', ['fasteners/nuts']],
  ['Fasteners/none/deeper', ['fasteners']],
  ['fasteners/hex-keys', ['fasteners', 'tools/hex-keys']],
  ['old-place/nuts', ['fasteners/nuts']],
  ['nothing/like/it', []],
])('%s is near %j', (path, expected) => expect(near(path)).toEqual(expected));
