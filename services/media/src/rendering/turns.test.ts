import { expect, test } from '@jest/globals';
import { Turns } from './turns.ts';

test('no more work runs at once than may, and what would wait for ever is refused', async () => {
  const turns = new Turns(2);
  let running = 0;
  let most = 0;
  const gate = Promise.withResolvers<void>();
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await gate.promise;
    running -= 1;
  };
  const all = Array.from({ length: 302 }, () => turns.runInTurn(work));
  await expect(turns.runInTurn(work)).rejects.toThrow('UNAVAILABLE');
  gate.resolve();
  await Promise.all(all);
  await turns.runInTurn(work);
  expect(most).toBe(2);
});
