import { afterEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answerCalls, openPage } from '../../test-kit/page.test-kit.tsx';

afterEach(() => void jest.restoreAllMocks());

const nodes = [
  { name: 'Fastening', path: 'fastening', count: 1200, pictured: true },
  { name: 'Hex nuts', path: 'fastening/hex-nuts', count: 300, pictured: true },
  { name: 'Thin nuts', path: 'fastening/hex-nuts/thin-nuts', count: 20, pictured: true },
];

test('is the index of all departments and their categories', async () => {
  answerCalls({ '/catalog/categories': nodes });
  openPage('/');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'MRO Products, Equipment and Tools' }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Fastening' }).getAttribute('href')).toBe('/b/fastening');
  expect(screen.getByRole('link', { name: 'Hex nuts' }).getAttribute('href')).toBe('/b/fastening/hex-nuts');
  expect(screen.getByRole('link', { name: 'Thin nuts' }).getAttribute('href')).toBe(
    '/b/fastening/hex-nuts/thin-nuts',
  );
  expect(screen.getByText('1,200 products')).toBeTruthy();
});

test('an empty catalogue says what is missing', async () => {
  answerCalls({ '/catalog/categories': [] });
  openPage('/');
  expect(await screen.findByText('The catalog is empty')).toBeTruthy();
});
