import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInPage } from '../../render.test-kit.tsx';
import { Pagination } from './pagination.tsx';

const labels = { nav: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };

test('links to its neighbours and marks where one is', () => {
  renderInPage(<Pagination page={4} last={9} to={(page) => `/b?page=${page}`} labels={labels} />);
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/b?page=3');
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/b?page=5');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('4');
});

test('leads to its neighbours by the addresses they have of their own', () => {
  renderInPage(
    <Pagination page={4} last={9} to={(page) => `/b?page=${page}`} nextTo="/b?cursor=x" labels={labels} />,
  );
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/b?cursor=x');
  expect(screen.getByRole('link', { name: 'Page 5' }).getAttribute('href')).toBe('/b?page=5');
});

test('shows nothing for a single page', () => {
  renderInPage(<Pagination page={1} last={1} to={() => '/'} labels={labels} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
