import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Fails with rule and places when axe finds anything on the page as it stands, best practices included. A page without
 * frames is judged where it is: axe otherwise opens a second page to put the answers of frames together, which takes
 * longer than the checks.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(page.frames().length === 1)
    .options({ resultTypes: ['violations'] })
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    places: nodes.map((node) => node.target.join(' ')),
  }));
  expect(found).toEqual([]);
}
