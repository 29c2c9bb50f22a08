import { expect, test } from '@jest/globals';
import { WordMemory } from './word-memory.ts';
import { WordTable } from './word-table.ts';

test('tells a word once, and anew after any product came or changed', () => {
  const words = new WordTable(4);
  words.putText(0, 'bolt');
  words.freeze();
  const memory = new WordMemory<string, { count: number }>();
  const tell = () => ({ count: words.frequency(words.vocabulary.findWord('bolt') as number) });
  expect(memory.recall(words, 'bolt', tell)).toBe(memory.recall(words, 'bolt', tell));
  words.putText(1, 'bolt');
  expect(memory.recall(words, 'bolt', tell)).toEqual({ count: 2 });
});
