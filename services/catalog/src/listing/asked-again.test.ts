import { expect, test } from '@jest/globals';
import { AskedAgain } from './asked-again.ts';

test('a request is worth caching from the second time on', () => {
  const requests = new AskedAgain();
  expect(['bolts', 'nuts', 'bolts', 'bolts', 'nuts'].map((key) => requests.noteRequest(key))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});

test('what nobody asks for again is forgotten before what is asked for', () => {
  const requests = new AskedAgain(2);
  for (const key of ['often', 'once', 'often', 'another']) requests.noteRequest(key);
  expect(requests.noteRequest('often')).toBe(true);
  expect(requests.noteRequest('once')).toBe(false);
});
