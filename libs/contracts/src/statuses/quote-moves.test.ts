import { describe, expect, test } from '@jest/globals';
import { allowedMoves, canMove, labelsOf, type QuoteStatus } from './moves.ts';
import { mayMoveQuote, quoteCustomerMay, quoteMoveRows, quoteStatusAfterWriting } from './quote-moves.ts';
import { statusBook } from './status-book.ts';
import { isQuoteShownToCustomer } from './wording.ts';

const labels = labelsOf('quote');

test('every move of the book has somebody who makes it, and nobody makes another', () => {
  const booked = Object.entries(statusBook.quote)
    .filter(([from]) => from !== 'start')
    .flatMap(([from, targets]) => targets.map((to) => `${from}>${to}`));
  const rows = quoteMoveRows.flatMap(({ from, to }) => from.map((start) => `${start}>${to}`));
  expect(rows.sort()).toEqual(booked.sort());
});

describe('who may move', () => {
  test.each<[Parameters<typeof mayMoveQuote>, boolean]>([
    [['sales', 'new', 'in-work'], true],
    [['support', 'in-work', 'waiting-customer'], true],
    [['support', 'in-work', 'move-to-offer'], false],
    [['customer', 'new', 'in-work'], false],
    [['customer', 'waiting-customer', 'in-work'], true],
    [['guest', 'new', 'cancelled'], true],
    [['customer', 'new', 'cleared'], false],
    [['sales', 'cleared', 'in-work'], false],
    [['admin', 'cleared', 'in-work'], true],
    [['sales', 'unbound', 'waiting-customer'], true],
    [['support', 'unbound', 'waiting-customer'], false],
    [['warehouse', 'new', 'in-work'], false],
    [['admin', 'new', 'sent-offer'], false],
  ])('%j: %s', ([role, from, to], expected) => {
    expect(mayMoveQuote(role, from, to)).toBe(expected);
  });

  test('an admin may make every move of the book', () => {
    for (const from of labels) {
      for (const to of allowedMoves('quote', from, 'in-work')) {
        expect([from, to, mayMoveQuote('admin', from, to)]).toEqual([from, to, true]);
      }
    }
  });
});

describe('a customer', () => {
  test('can withdraw only where the book lets him', () => {
    for (const status of labels) {
      const may = quoteCustomerMay[status].includes('withdraw');
      const allowed = canMove('quote', status, 'cancelled') && mayMoveQuote('customer', status, 'cancelled');
      expect([status, may]).toEqual([status, allowed]);
    }
  });

  test('can do nothing with what he is not shown', () => {
    for (const status of labels.filter((label) => !isQuoteShownToCustomer(label))) {
      expect([status, quoteCustomerMay[status]]).toEqual([status, []]);
    }
  });

  test.each<[QuoteStatus, QuoteStatus | null]>([
    ['waiting-customer', 'in-work'],
    ['waiting-customer-important', 'in-work'],
    ['sent-offer', 'in-work'],
    ['cancelled', 'in-work'],
    ['new', null],
    ['in-work', null],
    ['move-to-offer', null],
  ])('who writes to one that is %s makes it %s', (from, to) => {
    expect(quoteStatusAfterWriting(from)).toBe(to);
  });
});
