import { afterEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answerCalls, openPage } from '../../page.test-kit.tsx';

afterEach(() => void jest.restoreAllMocks());

const departments = [
  {
    name: 'Fastening',
    path: 'fastening',
    count: 1200,
    drawing: null,
    categories: [{ name: 'Hex nuts', path: 'fastening/hex-nuts', count: 300 }],
  },
];

test('is the index of all departments and their categories', async () => {
  answerCalls({ '/catalog/departments': departments });
  openPage('/');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'MRO Products, Equipment and Tools' }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Fastening' }).getAttribute('href')).toBe('/b/fastening');
  expect(screen.getByRole('link', { name: 'Hex nuts' }).getAttribute('href')).toBe('/b/fastening/hex-nuts');
  expect(screen.getByText('1,200 products')).toBeTruthy();
});

test('an empty catalogue says what is missing', async () => {
  answerCalls({ '/catalog/departments': [] });
  openPage('/');
  expect(await screen.findByText('The catalog is empty')).toBeTruthy();
});

test('brands are listed by letter and lead to their products', async () => {
  answerCalls({ '/catalog/brands': [{ name: 'Boltwerk', slug: 'boltwerk', count: 7 }] });
  openPage('/brands');
  expect((await screen.findByRole('link', { name: 'Boltwerk' })).getAttribute('href')).toBe(
    '/b?brand=boltwerk',
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shop Our Brands & Manufacturers');
});
