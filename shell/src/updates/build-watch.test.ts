import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { watchBuilds } from './build-watch.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const served = (files: Record<string, unknown>) =>
  jest.fn(async (path: string) => {
    if (!(path in files)) throw new Error('404');
    return files[path];
  });

test('the latest build is asked for after a second, then every hour', async () => {
  const fetchJson = served({ '/builds/latest.json': { id: 'one' } });
  const stop = watchBuilds({ buildId: 'one', onNewBuild: jest.fn(), fetchJson });
  await jest.advanceTimersByTimeAsync(999);
  expect(fetchJson).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(fetchJson).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(fetchJson).toHaveBeenCalledTimes(2);
  stop();
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(fetchJson).toHaveBeenCalledTimes(2);
});

test('another build that can be had is told once', async () => {
  const onNewBuild = jest.fn();
  const fetchJson = served({ '/builds/latest.json': { id: 'two' }, '/builds/meta/two.json': { id: 'two' } });
  watchBuilds({ buildId: 'one', onNewBuild, fetchJson });
  await jest.advanceTimersByTimeAsync(3_602_000);
  expect(onNewBuild).toHaveBeenCalledTimes(1);
});

test.each([
  ['nothing can be had', {}],
  ['the answer is nonsense', { '/builds/latest.json': '<html>' }],
  ['its manifest is not there yet', { '/builds/latest.json': { id: 'two' } }],
])('nothing is told when %s', async (_, files) => {
  const onNewBuild = jest.fn();
  const stop = watchBuilds({ buildId: 'one', onNewBuild, fetchJson: served(files) });
  await jest.advanceTimersByTimeAsync(5000);
  expect(onNewBuild).not.toHaveBeenCalled();
  stop();
});
