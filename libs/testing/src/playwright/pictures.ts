import { expect, type Locator } from '@playwright/test';

/**
 * The picture is there and could be read. One that cannot be had has no size of its own; one that is asked for only
 * after the page has been painted has none yet.
 */
export async function expectPicture(picture: Locator): Promise<void> {
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}
