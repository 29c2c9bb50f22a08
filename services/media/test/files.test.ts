import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import {
  datasheetAddress,
  drawingFileAddress,
  fileAddress,
  safetySheetAddress,
} from '@gantry/contracts/file-address';
import type { Drawing } from '@gantry/contracts/schemas/drawing';
import { DomainError } from '@gantry/nest-kit/errors';
import { FileStore } from '@gantry/nest-kit/file-store';
import { internalHeaders } from '@gantry/nest-kit/headers';
import { encodeCaller } from '@gantry/nest-kit/call';
import { demoKey, aCaller, startTestService, type TestService } from '@gantry/nest-kit/testing';
import { mediaService } from '../src/media.service-definition.ts';
import { aProduct, aStore } from './support/product.ts';
import { alcohol } from './support/safety.ts';

const drawing: Drawing = {
  viewBox: [0, 0, 240, 160],
  shapes: [{ d: 'M 10 10 H 200', kind: 'outline' }],
  labels: [{ x: 100, y: 150, text: 'L 40', anchor: 'middle' }],
};
let home: string;
let store: FileStore;
let media: TestService;
let asked: string[] = [];
let secretFile = 'none';

beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'media-'));
  store = new FileStore(home);
  media = await startTestService(mediaService, {
    databaseUrl: 'postgresql://unused@127.0.0.1:1/none',
    env: { GANTRY_HOME: home, PUBLIC_ORIGIN: 'https://shop.example' },
    fakes: {
      catalogGetDrawing: ({ path: address }) => ({
        drawing,
        version: '7',
        isPublic: !address.endsWith('SECRET'),
      }),
      catalogGetFileReach: ({ path: address }) => ({ isPublic: !address.endsWith(secretFile) }),
      catalogGetStore: () => aStore,
      catalogGetProduct: ({ path: address }) => {
        asked.push(address);
        if (!/\/(hex-screw|alcohol)$/.test(address)) throw new DomainError('NOT_FOUND');
        return { ...aProduct, uri: address.split('/').at(-1)!, drawing };
      },
      catalogGetProductSafety: ({ path: address }) => {
        if (!address.endsWith('/alcohol')) throw new DomainError('NOT_FOUND');
        return { safety: alcohol, isDemonstration: true };
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
    url: `/internal/media${address}`,
    headers: { [internalHeaders.key]: demoKey('gateway', 'media'), ...headers },
  });
const photo = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { Copyright: 'where the photographer lives' } })
    .jpeg()
    .toBuffer();

describe('pictures the shop keeps', () => {
  test('are made in the sizes asked for, never larger than they are and without what else they hold', async () => {
    const name = await store.saveFile(await photo());
    const answer = await get(`/image/f_webp,w_640/${name}`);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers['cache-control']).toContain('immutable');
    const facts = await sharp(answer.rawPayload).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: 640, height: 427 });
    expect(facts.exif).toBeUndefined();
    const large = await sharp((await get(`/image/f_jpeg,w_1536/${name}`)).rawPayload).metadata();
    expect(large.width).toBe(1200);
  });

  test('a box is filled to the pixel, so that its place on the page is known before', async () => {
    const name = await store.saveFile(await photo());
    const { rawPayload } = await get(`/image/card/${name}`);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 320, height: 240 });
  });

  test('uploaded bytes are never sent unchanged', async () => {
    const bytes = await photo();
    const name = await store.saveFile(bytes);
    const answer = await get(`/image/_/${name}`);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.rawPayload.equals(bytes)).toBe(false);
    expect((await get(`/image/f_svg,w_160/${name}`)).statusCode).toBe(404);
  });

  test('a fake picture and one with too many pixels are refused', async () => {
    const cut = (await photo()).subarray(0, 3000);
    const bomb = withSize(
      await sharp(await photo())
        .png()
        .toBuffer(),
      60_000,
      60_000,
    );
    const pdf = Buffer.from('%PDF-1.7\n');
    for (const bytes of [cut, bomb, pdf]) {
      const answer = await get(`/image/f_webp,w_320/${await store.saveFile(bytes)}`);
      expect(answer.statusCode).toBe(404);
    }
    const after = await get(`/image/f_webp,w_320/${await store.saveFile(await photo())}`);
    expect(after.statusCode).toBe(200);
  });
});

describe('files to save', () => {
  test('a document is saved, never opened, and never changes', async () => {
    const source = await store.saveFile(Buffer.from('%PDF-1.7\n<script>alert(1)</script>'));
    const answer = await get(fileAddress(source, 'Sheet "1"/é\r\nSet-Cookie: a=b'));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="Sheet-1-_-Set-Cookie-a-b.pdf"; filename*=UTF-8''Sheet-1-%C3%A9-Set-Cookie-a-b.pdf`,
    );
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect(answer.headers['cache-control']).toContain('immutable');
    const again = await get(fileAddress(source, 'Sheet'), {
      'if-none-match': String(answer.headers['etag']),
    });
    expect(again.statusCode).toBe(304);
  });

  test.each([
    '/file/..%2f..%2fetc%2fpasswd/x',
    '/file/run.json/x',
    `/file/file-${'0'.repeat(64)}.pdf/x`,
    '/file/images/x',
  ])('%s is nothing of ours', async (address) => {
    expect((await get(address)).statusCode).toBe(404);
  });

  test('a drawing can be saved as a file', async () => {
    const answer = await get(drawingFileAddress('A/1'));
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="A-1.svg"/);
  });
});

describe('what belongs to products for signed-in buyers alone', () => {
  const buyer = { [internalHeaders.caller]: encodeCaller(aCaller()) };
  let addresses: string[];
  beforeAll(async () => {
    secretFile = await store.saveFile(
      await sharp(await photo())
        .png()
        .toBuffer(),
    );
    addresses = [
      fileAddress(secretFile, 'Secret'),
      `/image/card/${secretFile}`,
      drawingFileAddress('SECRET'),
      '/image/card/drawing-SECRET.svg',
    ];
  });

  test('is not found for guests, and no cache stores that answer', async () => {
    for (const address of addresses) {
      const { statusCode, headers } = await get(address);
      expect([address, statusCode, headers['cache-control']]).toEqual([address, 404, 'no-store']);
    }
  });

  test('is sent to them, kept by no cache between, and asked for again each time', async () => {
    for (const address of addresses) {
      const { statusCode, headers } = await get(address, buyer);
      expect([address, statusCode, headers['cache-control']]).toEqual([address, 200, 'private, no-cache']);
      const again = await get(address, { ...buyer, 'if-none-match': String(headers['etag']) });
      expect(again.statusCode).toBe(304);
      const stranger = await get(address, { 'if-none-match': String(headers['etag']) });
      expect(stranger.statusCode).toBe(404);
    }
  });

  test('does not change what everybody may have', async () => {
    const open = await store.saveFile(await photo());
    const { headers } = await get(fileAddress(open, 'Open'), buyer);
    expect(headers['cache-control']).toContain('public');
  });
});

describe('data sheets', () => {
  test('are made of the facts in the language asked for, and kept', async () => {
    const answer = await get(datasheetAddress('hex-screw', 'es-US'));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toMatch(/^inline; filename="HX-8-40.pdf"/);
    const text = answer.rawPayload.toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text).toContain('/Lang (es-US)');
    expect(text).toContain('/StructTreeRoot');
    // a price in cents or dollars has no business on a sheet that lies around
    expect(text).not.toContain('1234');
    const again = await get(datasheetAddress('hex-screw', 'es-US'));
    expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
    const known = await get(datasheetAddress('hex-screw', 'es-US'), {
      'if-none-match': String(answer.headers['etag']),
    });
    expect(known.statusCode).toBe(304);
    const french = await get(datasheetAddress('hex-screw', 'fr-CA'));
    expect(french.headers['etag']).not.toBe(answer.headers['etag']);
  });

  test('an unknown product, language or ending has none', async () => {
    asked = [];
    for (const address of [
      '/file/datasheet/en-US/nothing.pdf',
      '/file/datasheet/xx/hex-screw.pdf',
      '/file/datasheet/en-US/hex-screw.exe',
    ])
      expect((await get(address)).statusCode).toBe(404);
    expect(asked).toHaveLength(1);
  });
});

describe('safety data sheets', () => {
  test('are made of the facts in the language asked for', async () => {
    const answer = await get(safetySheetAddress('alcohol', 'fr-CA'));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toMatch(/^inline; filename="HX-8-40-SDS.pdf"/);
    const text = answer.rawPayload.toString('latin1');
    expect(text).toContain('/Lang (fr-CA)');
    expect(text).toContain('/StructTreeRoot');
    expect(text).not.toContain('1234');
    const known = await get(safetySheetAddress('alcohol', 'fr-CA'), {
      'if-none-match': String(answer.headers['etag']),
    });
    expect(known.statusCode).toBe(304);
    expect((await get(safetySheetAddress('alcohol', 'en-US'))).headers['etag']).not.toBe(
      answer.headers['etag'],
    );
  });

  test('a product without safety facts has none, nor has an unknown one', async () => {
    for (const uri of ['hex-screw', 'nothing'])
      expect((await get(safetySheetAddress(uri, 'en-US'))).statusCode).toBe(404);
  });
});

/** A PNG that claims another size. */
function withSize(png: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
