import { expect, test } from '@jest/globals';
import { TaskQueue } from './task-queue.ts';

function held() {
  let maxRunning = 0;
  let running = 0;
  const releases: (() => void)[] = [];
  const task = () =>
    new Promise<void>((resolve) => {
      maxRunning = Math.max(maxRunning, ++running);
      releases.push(() => {
        running--;
        resolve();
      });
    });
  return { task, releases, maxRunning: () => maxRunning };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('at most four run at a time, and all run in the end', async () => {
  const queue = new TaskQueue(4);
  const { task, releases, maxRunning } = held();
  for (let at = 0; at < 10; at++) queue.addTask(String(at), task);
  for (let at = 0; at < 10; at++) {
    releases.shift()!();
    await settle();
  }
  expect(maxRunning()).toBe(4);
  expect(releases).toHaveLength(0);
});

test('the same thing is asked for once', () => {
  const queue = new TaskQueue(4);
  expect([queue.addTask('a', async () => 1), queue.addTask('a', async () => 1)]).toEqual([true, false]);
});

test('one that fails does not stop the others', async () => {
  const queue = new TaskQueue(1);
  const done: string[] = [];
  queue.addTask('bad', () => Promise.reject(new Error('gone')));
  queue.addTask('good', async () => done.push('good'));
  await settle();
  expect(done).toEqual(['good']);
});
