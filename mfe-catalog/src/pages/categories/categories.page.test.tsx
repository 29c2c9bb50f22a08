import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answerCalls, openPage } from '../../test-kit/page.test-kit.tsx';

afterEach(() => void jest.restoreAllMocks());

test('the tree shows drawings and counts; what is deeper unfolds', async () => {
  answerCalls({
    '/catalog/categories': [
      { name: 'Fastening', path: 'fastening', count: 1240, pictured: true },
      { name: 'Nuts', path: 'fastening/nuts', count: 240, pictured: false },
      { name: 'Hex nuts', path: 'fastening/nuts/hex-nuts', count: 100, pictured: true },
      { name: 'Safety', path: 'safety', count: 5, pictured: true },
    ],
  });
  const { container } = openPage('/categories');
  expect(await screen.findByText('2 categories in 2 departments')).toBeTruthy();
  expect(screen.getByText('1,240')).toBeTruthy();
  const pictures = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(pictures).toEqual([
    '/image/f_svg,w_160/category-fastening.svg',
    '/image/f_svg,w_160/category-safety.svg',
  ]);
  const below = screen.getByText('1 category').closest('details')!;
  expect(below.open).toBe(false);
  expect(within(below).getByText('Hex nuts').getAttribute('href')).toBe('/b/fastening/nuts/hex-nuts');
});

test('an empty catalogue says what is missing', async () => {
  answerCalls({ '/catalog/categories': [] });
  openPage('/categories');
  expect(await screen.findByText('The catalog is empty')).toBeTruthy();
});
