import { expect, test } from '@jest/globals';
import { configure, renderHook, waitFor } from '@testing-library/react';
import { useRowsInSteps } from './use-rows-in-steps.ts';

// on a busy machine what is waited for takes its time
configure({ asyncUtilTimeout: 10_000 });

test('a short table is drawn at once', () => {
  expect(renderHook(() => useRowsInSteps(12)).result.current).toBe(12);
});

test('a long table begins with what a window shows, and is whole soon after', async () => {
  const seen: number[] = [];
  const { result, rerender } = renderHook(
    ({ count }) => {
      const drawn = useRowsInSteps(count);
      seen.push(drawn);
      return drawn;
    },
    { initialProps: { count: 130 } },
  );
  await waitFor(() => expect(result.current).toBe(130));
  expect([...new Set(seen)]).toEqual([40, 80, 120, 130]);
  rerender({ count: 131 });
  expect(result.current).toBe(131);
});
