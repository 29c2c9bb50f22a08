import { expect, test } from '@jest/globals';
import { reportedLink, reportLink, reviewChoice, reviewLink, reviewQuery } from './review-address.ts';

const choiceOf = (search: string) => reviewChoice(new URLSearchParams(search));
const plain = { page: 1, sort: 'newest', stars: null };

test.each([
  ['', plain],
  ['reviews=3&order=highest&stars=4', { page: 3, sort: 'highest', stars: '4' }],
  ['reviews=0&order=best&stars=6', plain],
  ['reviews=-1&stars=4.5', plain],
  ['reviews=99999999', plain],
  ['page=4&sort=price', plain],
])('reads "%s"', (search, choice) => {
  expect(choiceOf(search)).toEqual(choice);
});

test('leaves out of the call what is as it is anyway', () => {
  expect(reviewQuery(choiceOf(''))).toEqual({});
  expect(reviewQuery(choiceOf('reviews=2&order=lowest&stars=1'))).toEqual({
    page: '2',
    sort: 'lowest',
    stars: '1',
  });
});

test('another choice begins at the first page and keeps the rest', () => {
  const choice = choiceOf('reviews=3&order=highest');
  expect(reviewLink(choice, { stars: '2' })).toBe('?stars=2&order=highest#reviews');
  expect(reviewLink(choice, { sort: 'newest' })).toBe('?#reviews');
  expect(reviewLink(choice, { page: 4 })).toBe('?order=highest&reviews=4#reviews');
});

test('the form to report a review opens beside the reviews that were chosen, page included', () => {
  const choice = choiceOf('reviews=3&order=highest');
  expect(reportLink(choice, 'a-1')).toBe('?order=highest&reviews=3&report=a-1#review-a-1');
  expect(reportedLink(choice, 'a-1')).toBe('?order=highest&reviews=3&reported=a-1#review-a-1');
});
