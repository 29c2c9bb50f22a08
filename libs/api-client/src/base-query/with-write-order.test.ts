import { describe, expect, test } from '@jest/globals';
import type { ApiLayer } from './call.ts';
import { withWriteOrder } from './with-write-order.ts';

const tick = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A server that answers when told to, and the order in which calls reached it. */
function slowServer() {
  const reached: string[] = [];
  const answers: (() => void)[] = [];
  const inner: ApiLayer = async (call) => {
    reached.push(call.path);
    await new Promise<void>((resolve) => answers.push(resolve));
    if (call.path === '/broken') throw new Error('broken');
    return { data: call.path };
  };
  const layer = withWriteOrder(inner);
  const send = (method: string, path: string, extra: object) =>
    Promise.resolve(layer({ method, path }, { extra } as never, {})).catch((error: Error) => error.message);
  return { reached, answer: () => answers.shift()?.(), send };
}

describe('writes of one store', () => {
  test('reach the server one after the other, in the order they were made', async () => {
    const { reached, answer, send } = slowServer();
    const extra = {};
    const both = Promise.all([send('POST', '/first', extra), send('POST', '/second', extra)]);
    await tick();
    expect(reached).toEqual(['/first']);
    answer();
    await tick();
    expect(reached).toEqual(['/first', '/second']);
    answer();
    expect(await both).toEqual([{ data: '/first' }, { data: '/second' }]);
  });

  test('do not hold up reading calls, nor the writes of another store', async () => {
    const { reached, send } = slowServer();
    const extra = {};
    void send('POST', '/write', extra);
    void send('GET', '/read', extra);
    void send('POST', '/other', {});
    await tick();
    expect(reached.sort()).toEqual(['/other', '/read', '/write']);
  });

  test('go on after one that broke', async () => {
    const { answer, send } = slowServer();
    const extra = {};
    const both = Promise.all([send('POST', '/broken', extra), send('POST', '/next', extra)]);
    await tick();
    answer();
    await tick();
    answer();
    expect(await both).toEqual(['broken', { data: '/next' }]);
  });
});
