import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { watchBuilds } from './build-watch.ts';

const hour = 3_600_000;
const page = () => ({ buildId: 's.one', remotes: { catalog: { version: '1' } } });
const latest = (id: string, catalog = '2') => ({ '/builds/latest.json': { id, remotes: { catalog } } });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function watchedFrom(files: Record<string, unknown>) {
  const served = { ...files };
  const fetchJson = jest.fn(async (path: string) => {
    if (!(path in served)) throw new Error('404');
    return served[path];
  });
  const onLatest = jest.fn();
  const stop = watchBuilds({ page, onLatest, fetchJson });
  return { fetchJson, onLatest, stop, serve: (more: Record<string, unknown>) => Object.assign(served, more) };
}

test('the latest build is asked for after a second, then every hour', async () => {
  const { fetchJson, stop } = watchedFrom(latest('s.one'));
  await jest.advanceTimersByTimeAsync(999);
  expect(fetchJson).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(fetchJson).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(hour);
  expect(fetchJson).toHaveBeenCalledTimes(2);
  stop();
  await jest.advanceTimersByTimeAsync(hour);
  expect(fetchJson).toHaveBeenCalledTimes(2);
});

test('another build is announced once, with one request, and the next one again', async () => {
  const { fetchJson, onLatest, serve } = watchedFrom(latest('s.two'));
  await jest.advanceTimersByTimeAsync(1000 + hour);
  expect(onLatest.mock.calls).toEqual([['s.two']]);
  expect(fetchJson.mock.calls).toEqual([['/builds/latest.json'], ['/builds/latest.json']]);
  serve(latest('s.three', '3'));
  await jest.advanceTimersByTimeAsync(hour);
  expect(onLatest.mock.calls).toEqual([['s.two'], ['s.three']]);
});

test('a rolled-back build is no longer announced', async () => {
  const { onLatest, serve } = watchedFrom(latest('s.two'));
  await jest.advanceTimersByTimeAsync(1000);
  serve(latest('s.one'));
  await jest.advanceTimersByTimeAsync(hour);
  expect(onLatest.mock.calls).toEqual([['s.two'], [undefined]]);
});

test.each([
  ['nothing can be had', {}],
  ['the answer is nonsense', { '/builds/latest.json': '<html>' }],
  ['it changes nothing of the page', latest('s.two', '1')],
])('nothing is told when %s', async (_, files) => {
  const { onLatest, stop } = watchedFrom(files);
  await jest.advanceTimersByTimeAsync(5000);
  expect(onLatest).not.toHaveBeenCalled();
  stop();
});
