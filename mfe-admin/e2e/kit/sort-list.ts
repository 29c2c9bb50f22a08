import { hydrated } from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, type Page } from '@gantry/testing/playwright';

interface Sorted {
  readonly address: string;
  /** the head it is sorted by first, from the start of the alphabet */
  readonly by: string;
  /** what the bar adds */
  readonly beside: string;
  /** what the address says in the end, as it stands there */
  readonly sort: string;
}

/** A list with an order of its own is sorted by a head and by the bar, and then by nothing again. */
export async function expectSortedBySeveral(
  page: Page,
  { address, by, beside, sort }: Sorted,
): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  const head = page.getByRole('columnheader', { name: by, exact: true });
  await head.getByRole('link').click();
  await expect(head, address).toHaveAttribute('aria-sort', 'ascending');
  await page.getByLabel('Then by…').selectOption({ label: beside });
  await expect(page).toHaveURL(new RegExp(`sort=${sort}`));
  await expectNoAxeViolations(page);
  const sorting = page.getByRole('group', { name: 'Sorted by' });
  for (const column of [beside, by])
    await sorting.getByRole('link', { name: `Don’t sort by ${column}` }).click();
  await expect(page).not.toHaveURL(/sort=/);
  await expect(head, address).toHaveAttribute('aria-sort', 'none');
}
