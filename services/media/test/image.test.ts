import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { Drawing } from '@gantry/contracts/schemas/drawing';
import { DomainError } from '@gantry/nest-kit/errors';
import { internalHeaders } from '@gantry/nest-kit/headers';
import { demoKey, startTestService, type TestService } from '@gantry/nest-kit/testing';
import { mediaService } from '../src/media.service-definition.ts';

const drawing: Drawing = {
  viewBox: [-14, -14, 268, 188],
  shapes: [
    { d: 'M 10 10 H 200 V 120 Z', kind: 'outline' },
    { d: 'M 10 140 H 200', kind: 'dimension', attribute: 'length' },
  ],
  labels: [{ x: 100, y: 150, text: '<script>alert(1)</script>&"', anchor: 'middle', attribute: 'length' }],
};
let home: string;
let media: TestService;
let asked = 0;

beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'media-'));
  media = await startTestService(mediaService, {
    databaseUrl: 'postgresql://unused@127.0.0.1:1/none',
    env: { GANTRY_HOME: home },
    fakes: {
      catalogGetDrawing: ({ path: address }) => {
        asked += 1;
        if (decodeURIComponent(address) !== '/drawings/drawing-A/B 1') throw new DomainError('NOT_FOUND');
        return { drawing, version: '7', isPublic: true };
      },
    },
  });
});
afterAll(async () => {
  await media.stop();
  await rm(home, { recursive: true, force: true });
});

const get = (address: string, headers: Record<string, string> = {}) =>
  media.fastify.inject({
    url: `/internal/media/image/${address}`,
    headers: { [internalHeaders.key]: demoKey('gateway', 'media'), ...headers },
  });
const source = encodeURIComponent('drawing-A/B 1.svg');

describe('image path', () => {
  test('serves a drawing as an SVG file that follows the colour scheme and holds no markup of its texts', async () => {
    const answer = await get(`_/${source}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.body).toContain('prefers-color-scheme:dark');
    expect(answer.body).toContain('&lt;script&gt;');
    expect(answer.body).not.toContain('<script>');
  });

  test('has the store’s mark for pages that have no picture of their own', async () => {
    const answer = await get('f_png,w_640/store');
    expect(answer.headers['content-type']).toBe('image/png');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 640 });
  });

  test('a small line drawing is the part alone, without dimensions and figures', async () => {
    const answer = await get(`f_svg,w_160/${source}`);
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.body).toContain('M 10 10 H 200 V 120 Z');
    expect(answer.body).not.toContain('M 10 140 H 200');
    expect(answer.body).not.toContain('<text');
  });

  test('makes the preset card as webp in its size', async () => {
    const answer = await get(`card/${source}`);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 240,
    });
  });

  test('answers 304 to a browser that has the picture', async () => {
    const first = await get(`card/${source}`);
    const again = await get(`card/${source}`, { 'if-none-match': String(first.headers['etag']) });
    expect(again.statusCode).toBe(304);
    for (const known of [
      `W/${String(first.headers['etag'])}`,
      `"other", ${String(first.headers['etag'])}`,
      '*',
    ])
      expect((await get(`card/${source}`, { 'if-none-match': known })).statusCode).toBe(304);
    expect((await get(`card/${source}`, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect(again.rawPayload.length).toBe(0);
  });

  test('refuses sizes outside the list and sources that are not ours, before any work', async () => {
    const before = asked;
    for (const modifiers of ['w_9999', 's_320x240x1', 's_320x240x96', 'w_320,w_320', 'card,q_90'])
      expect([modifiers, (await get(`${modifiers}/${source}`)).statusCode]).toEqual([modifiers, 404]);
    expect(asked).toBe(before);
    for (const foreign of [
      'drawing-none',
      'http://127.0.0.1/x.svg',
      '../../etc/passwd',
      '..%2f..%2fetc%2fpasswd',
    ]) {
      expect((await get(`card/${encodeURIComponent(foreign)}`)).statusCode).toBe(404);
    }
  });

  test('leads every other spelling of a picture to the one address it has, before any work', async () => {
    const before = asked;
    const spellings = {
      [`w_640,h_480,fit_cover/${source}`]: `card,w_640/${source}`,
      [`f_webp,fit_contain,q_60,w_320/${source}`]: `f_webp,w_320/${source}`,
      [`card/${source.replaceAll('%2F', '%2f')}`]: `card/${source}`,
      [`card/${source}?v=1`]: `card/${source}`,
    };
    for (const [other, only] of Object.entries(spellings)) {
      const { statusCode, headers } = await get(other);
      expect([other, statusCode, headers['location']]).toEqual([other, 301, `/image/${only}`]);
      expect(headers['cache-control']).toContain('private');
    }
    expect(asked).toBe(before);
  });

  test('compares the browser’s tag before it renders anything', async () => {
    const { headers } = await get(`f_png,w_96/${source}`);
    const again = await get(`f_png,w_96/${source}`, { 'if-none-match': String(headers['etag']) });
    expect(again.statusCode).toBe(304);
  });

  test('many requests for one uncached picture share one rendering', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(`f_png,w_640/${source}`)));
    const bodies = new Set(answers.map((answer) => answer.rawPayload.toString('base64')));
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
    expect(bodies.size).toBe(1);
  });
});
