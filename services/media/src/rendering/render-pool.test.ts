import { afterEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { parseModifiers } from '../modifiers/modifiers.ts';
import { RenderPool } from './render-pool.ts';
import { RenderWorker, Unreadable } from './render-worker.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="40" height="30"><path d="M0 0H40"/></svg>';
const modifiers = parseModifiers('f_png,w_320')!;
const drawing = { kind: 'drawing', svg, width: 40, modifiers } as const;

let pool: RenderPool | undefined;
afterEach(() => pool?.stop());

test('pictures come from processes of their own, as many at once as may', async () => {
  pool = new RenderPool(2);
  const pictures = await Promise.all(Array.from({ length: 5 }, () => pool!.render(drawing)));
  for (const picture of pictures) expect((await sharp(picture).metadata()).width).toBe(320);
});

test('a file that is no picture says so, and the next picture comes', async () => {
  pool = new RenderPool(1);
  const file = { kind: 'file', path: import.meta.filename, modifiers } as const;
  await expect(pool.render(file)).rejects.toBeInstanceOf(Unreadable);
  expect((await pool.render(drawing)).length).toBeGreaterThan(100);
});

test('a process that ends takes its own work with it and nothing else', async () => {
  const worker = new RenderWorker();
  const picture = worker.run(drawing);
  worker.stop();
  await expect(picture).rejects.toThrow('The drawing process has ended');
  expect(worker.ended).toBe(true);
  pool = new RenderPool(1);
  expect((await pool.render(drawing)).length).toBeGreaterThan(100);
});
