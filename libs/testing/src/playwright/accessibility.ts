import { AxeBuilder } from '@axe-core/playwright';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
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

/** A fault with the places that have it, as a failed test shows them. */
interface Violation {
  readonly rule: string;
  readonly places: string[];
}

async function findViolations(page: Page): Promise<Violation[]> {
  const { violations } = page.frames().length === 1 ? await judgeHere(page) : await judgeWithFrames(page);
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    places: nodes.map((node) => node.target.join(' ')),
  }));
}

const options = { resultTypes: ['violations'] } satisfies RunOptions;

/** A page without frames needs no second page to put answers together, and is given axe once, however often it is judged. */
async function judgeHere(page: Page): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate((run) => (globalThis as unknown as { axe: typeof axe }).axe.run(run), options);
}

const judgeWithFrames = (page: Page): Promise<AxeResults> =>
  new AxeBuilder({ page }).options(options).analyze();
