import { hydrated } from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, type Page } from '@gantry/testing/playwright';

interface Sorted {
  readonly address: string;
  /** the head it is sorted by first, from the start of the alphabet */
  readonly by: string;
  /** what the bar adds */
  readonly then: string;
  /** what the address says in the end, as it stands there */
  readonly sort: string;
}

/** A list with an order of its own is sorted by a head and by the bar, and then by nothing again. */
export async function expectSortedBySeveral(page: Page, { address, by, then, sort }: Sorted): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  const head = page.getByRole('columnheader', { name: by, exact: true });
  await head.getByRole('link').click();
  await expect(head, address).toHaveAttribute('aria-sort', 'ascending');
  await page.getByLabel('Then by…').selectOption({ label: then });
  await expect(page).toHaveURL(new RegExp(`sort=${sort}`));
  await expectNoAxeViolations(page);
  const sorting = page.getByRole('group', { name: 'Sorted by' });
  for (const column of [then, by])
    await sorting.getByRole('link', { name: `Don’t sort by ${column}` }).click();
  await expect(page).not.toHaveURL(/sort=/);
  await expect(head, address).toHaveAttribute('aria-sort', 'none');
}
