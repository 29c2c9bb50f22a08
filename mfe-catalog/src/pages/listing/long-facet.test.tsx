import { afterEach, expect, jest, test } from '@jest/globals';
import type { Facet } from '@gantry/contracts/schemas/catalog';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, openPage } from '../../test-kit/page.test-kit.tsx';
import { aFacet, aListing } from '../../parts/listing.test-data.ts';

afterEach(() => void jest.restoreAllMocks());

const everything: Facet['values'] = Array.from({ length: 55 }, (_, at) => ({
  value: `M${at}`,
  label: `M${at}`,
  count: 1 + (at % 3),
  selected: false,
}));
const facet = aFacet({ values: everything.slice(0, 40), more: 15 });
/** Answers as the catalogue does; `isDown` decides whether the values can be had. */
function answers(isDown = false) {
  return answerCalls({
    '/catalog/products': aListing({ facets: [facet] }),
    '/catalog/facets/thread/values': (address: string) => {
      if (isDown) return new Response('{}', { status: 500 });
      const find = new URLSearchParams(address.split('?')[1]).get('find')?.toLowerCase() ?? '';
      const values = everything.filter(({ label }) => label.toLowerCase().includes(find));
      return { values, found: values.length, total: everything.length };
    },
  });
}
const values = () =>
  within(screen.getByRole('group', { name: 'Filters' }))
    .getAllByRole('link')
    .filter((link) => /^M\d/.test(link.textContent ?? ''));

/** As a press on its head does in a browser. */
function unfold(details: HTMLDetailsElement): void {
  details.open = true;
  fireEvent(details, new Event('toggle'));
}

test('the catalogue finds what the listing does not tell, as it is typed', async () => {
  const asked = answers();
  openPage('/b/fastening?q=screw');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find in Thread size' }), 'm54');
  const value = await screen.findByRole('link', { name: 'M54 1' });
  expect(values()).toEqual([value]);
  expect(value.getAttribute('href')).toBe('/b/fastening?q=screw&f=thread%3AM54');
  expect(asked.at(-1)).toBe('/catalog/facets/thread/values?path=fastening&q=screw&find=m54');
});

test('all values are an address of their own, and a chosen one keeps it', async () => {
  const asked = answers();
  const { router } = openPage('/b/fastening');
  await waitFor(() => expect(values()).toHaveLength(8));
  unfold((await screen.findByText('32 more')).closest('details')!);
  expect(values()).toHaveLength(40);
  await userEvent.click(screen.getByRole('link', { name: 'Show all 55' }));
  await waitFor(() => expect(router.state.location.search).toBe('?all=thread'));
  await waitFor(() => expect(values()).toHaveLength(55));
  // the listing is the same one
  expect(asked.filter((address) => address.startsWith('/catalog/products'))).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: 'M54 1' }));
  await waitFor(() => expect(router.state.location.search).toBe('?f=thread%3AM54&all=thread'));
  await screen.findByRole('link', { name: 'Remove Thread size: M54' });
  expect(values()).toHaveLength(55);
  await userEvent.click(screen.getByRole('link', { name: 'Show fewer' }));
  await waitFor(() => expect(router.state.location.search).toBe('?f=thread%3AM54'));
  expect(await screen.findByRole('link', { name: 'Show all 55' })).toBeTruthy();
});

test('what is typed until the other list has come stays', async () => {
  answers();
  const { router } = openPage('/b/fastening?all=thread');
  const field = () => screen.getByRole('searchbox', { name: 'Find in Thread size' });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find in Thread size' }), 'm5');
  fireEvent.click(screen.getByRole('link', { name: 'Show fewer' }));
  expect(field()).toHaveProperty('value', '');
  fireEvent.change(field(), { target: { value: 'm54' } });
  expect(router.state.location.search).toBe('?all=thread');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(field()).toHaveProperty('value', 'm54');
  await waitFor(() => expect(values()).toHaveLength(1));
});

test('an address may say what is looked for', async () => {
  answers();
  openPage('/b/fastening?all=thread&find=m5');
  const found = ['M5 3', 'M50 3', 'M51 1', 'M52 2', 'M53 3', 'M54 1'];
  for (const name of found) expect(await screen.findByRole('link', { name })).toBeTruthy();
  expect(values()).toHaveLength(found.length);
  expect((screen.getByRole('searchbox', { name: 'Find in Thread size' }) as HTMLInputElement).value).toBe(
    'm5',
  );
});

test('nothing found, or no answer, is said; what is known is still looked through', async () => {
  answers();
  const page = openPage('/b/fastening');
  const field = () => screen.findByRole('searchbox', { name: 'Find in Thread size' });
  await userEvent.type(await field(), 'brass');
  expect(await screen.findByText('No match for “brass”')).toBeTruthy();
  page.unmount();
  jest.restoreAllMocks();
  answers(true);
  openPage('/b/fastening');
  await userEvent.type(await field(), 'm39');
  expect(await screen.findByText('The other values could not be loaded.')).toBeTruthy();
  expect(values()).toHaveLength(1);
});
