import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInPage } from '../../render.test-kit.tsx';
import { Cell, HeadCell, RowHead, Table } from './table.tsx';

test('is a named region that keyboards can scroll', () => {
  renderInPage(
    <Table caption="Hex screws">
      <thead>
        <tr>
          <HeadCell>Part</HeadCell>
          <HeadCell numeric unit="mm" sortTo="?sort=length" sorted="ascending">
            Length
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        <tr>
          <RowHead>A1</RowHead>
          <Cell numeric>40</Cell>
        </tr>
      </tbody>
    </Table>,
  );
  expect(screen.getByRole('region', { name: 'Hex screws' }).getAttribute('tabindex')).toBe('0');
  expect(screen.getByRole('columnheader', { name: /Length/ }).getAttribute('aria-sort')).toBe('ascending');
  expect(screen.getByRole('link', { name: /Length/ }).getAttribute('href')).toBe('/?sort=length');
  expect(screen.getByRole('rowheader', { name: 'A1' })).toBeTruthy();
});
