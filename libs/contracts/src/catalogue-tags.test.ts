import { describe, expect, test } from '@jest/globals';
import {
  branchTags,
  catalogueTag,
  productTag,
  readCacheTags,
  searchRulesTag,
  treeTag,
  writeCacheTags,
} from './catalogue-tags.ts';

describe('what an answer shows', () => {
  test.each([
    { version: 12, tags: [productTag('hex-bolt'), treeTag] },
    { version: null, tags: [] },
    { version: 0, tags: [productTag('vis à tête')] },
  ])('is read as it was written: %j', (shown) => {
    const text = writeCacheTags(shown);
    expect(text).toMatch(/^[!-~ ]+$/);
    expect(readCacheTags(text)).toEqual(shown);
  });

  test('is named once, and no longer one by one when it is too much', () => {
    expect(writeCacheTags({ version: 1, tags: [treeTag, treeTag] })).toBe('1 tree');
    const many = Array.from({ length: 301 }, (_, index) => productTag(`p${index}`));
    expect(readCacheTags(writeCacheTags({ version: 1, tags: many }))?.tags).toEqual([catalogueTag]);
    const found = readCacheTags(writeCacheTags({ version: 1, tags: [...many, searchRulesTag('a1')] }));
    expect(found?.tags).toEqual([catalogueTag, searchRulesTag('a1')]);
  });

  test.each([null, '', 'tree', '1.5 tree', '-1 tree', 'NaN'])(
    'is unknown where nobody said it: %p',
    (text) => {
      expect(readCacheTags(text)).toBeNull();
    },
  );
});

test('a category is touched with everything above it', () => {
  expect(branchTags('fasteners/screws')).toEqual(['category:fasteners', 'category:fasteners/screws']);
});
