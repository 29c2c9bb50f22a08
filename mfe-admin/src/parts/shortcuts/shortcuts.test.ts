import { describe, expect, test } from '@jest/globals';
import { keysOf, shortcutOf, shortcuts } from './shortcuts.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', true>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('shortcuts', () => {
  test('are known by their keys, with Control as with Command, in capitals as without', () => {
    expect(shortcutOf(press('k', { ctrlKey: true }), 'anywhere')).toBe('find');
    expect(shortcutOf(press('K', { metaKey: true }), 'anywhere')).toBe('find');
    expect(shortcutOf(press('k'), 'anywhere')).toBeUndefined();
    expect(shortcutOf(press('k', { ctrlKey: true, altKey: true }), 'anywhere')).toBeUndefined();
    expect(shortcutOf(press('?'), 'anywhere')).toBe('keys');
    expect(shortcutOf(press('?'), 'find')).toBeUndefined();
    expect(shortcutOf(press('Enter'), 'find')).toBe('open');
    expect(shortcutOf(press('Enter', { ctrlKey: true }), 'find')).toBe('open-in-tab');
  });

  test('are written as the keyboard at hand names its keys', () => {
    expect(keysOf(shortcuts[0], false)).toEqual(['Ctrl', 'K']);
    expect(keysOf(shortcuts[0], true)).toEqual(['⌘', 'K']);
  });
});
