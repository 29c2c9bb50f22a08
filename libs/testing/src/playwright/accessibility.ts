import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Fails with rule and places when axe finds anything on the page once it has come to rest, best practices included. What
 * is found is looked for again: what is there for a moment only, while a part arrives or fades in, is no fault.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await page.waitForLoadState();
  await expect(async () => expect(await findViolations(page)).toEqual([])).toPass({
    intervals: [500, 1000],
    timeout: 15_000,
  });
}

/**
 * A page without frames is judged where it is: axe otherwise opens a second page to put the answers of frames together,
 * which takes longer than the checks.
 */
async function findViolations(page: Page): Promise<{ rule: string; places: string[] }[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(page.frames().length === 1)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    places: nodes.map((node) => node.target.join(' ')),
  }));
}
