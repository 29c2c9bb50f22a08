import { hydrated, overflow } from '@gantry/testing/buying';
import { importRows } from '@gantry/testing/feeding';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';
import sharp from 'sharp';

/** Products of this file's own, with a tall and a wide photo; they share no attributes, so they are listed as cards. */
const shot = (id: string, more: object = {}) => ({
  id: `pictured-${id}`,
  sku: `PICTURED-${id.toUpperCase()}`,
  name: `Pictured pump ${id}`,
  category: ['Pictured', 'Pictured pumps'],
  list_price: 30,
  stock: 4,
  images: [`${id}.jpg`],
  ...more,
});
const sizes = { tall: [600, 1200], wide: [1200, 400] } as const;
const photo = ([width, height]: readonly [number, number]) => {
  const frame = `<rect x="20" y="20" width="${width - 40}" height="${height - 40}" rx="80" fill="#b5651d"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#dde3ea"/>${frame}</svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
};

test.beforeAll(async () => {
  const files = { 'tall.jpg': await photo(sizes.tall), 'wide.jpg': await photo(sizes.wide) };
  importRows([shot('tall'), shot('wide')], files);
});
test.afterAll(() =>
  importRows([
    shot('tall', { status: 'archived', images: [] }),
    shot('wide', { status: 'archived', images: [] }),
  ]),
);

const cardPictures = (page: Page) =>
  page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images) =>
      images.map((image) => {
        const { currentSrc, loading, naturalWidth, naturalHeight } = image as HTMLImageElement;
        const box = image.getBoundingClientRect();
        return {
          path: currentSrc.replace(window.location.origin, '').replace(/[0-9a-f]{64}/, '…'),
          loading,
          natural: Math.round((naturalWidth / naturalHeight) * 100) / 100,
          shown: Math.round((box.width / box.height) * 100) / 100,
        };
      }),
    );

for (const [density, path] of [
  [1, '/image/card/file-….jpg'],
  [4, '/image/card,w_640/file-….jpg'],
] as const) {
  test.describe(`on a screen of density ${density}`, () => {
    test.use({ deviceScaleFactor: density });

    test('photos on cards come by the preset card, fill their box and change nothing of the page’s width', async ({
      page,
    }) => {
      await expect(async () => {
        await page.goto('/b/pictured/pictured-pumps');
        await expect(page.getByRole('main').locator('img')).toHaveCount(2, { timeout: 3000 });
      }).toPass();
      await hydrated(page);
      const card = { path, loading: 'lazy', natural: 1.33, shown: 1.33 };
      await expect.poll(() => cardPictures(page)).toEqual([card, card]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await expectNoAxeViolations(page);
    });
  });
}
