import { expect, test } from '@jest/globals';
import { inquiryListQuery, showsInquiries } from './inquiry-list-query.ts';

const asked = (text: string) => inquiryListQuery(new URLSearchParams(text));

test('begins in the queue with work in it', () => {
  expect(asked('list=inquiries')).toEqual({ page: '1', size: '50', view: 'needs-reply' });
  expect(asked('view=nonsense&page=-3')).toEqual({ page: '1', size: '50', view: 'needs-reply' });
});

test('reads queue, search and page from the address', () => {
  expect(asked('view=waiting-customer&q= Acme &page=2')).toEqual({
    page: '2',
    size: '50',
    view: 'waiting-customer',
    q: 'Acme',
  });
});

test('shows inquiries only where the address says so', () => {
  expect(showsInquiries(new URLSearchParams('list=inquiries'))).toBe(true);
  expect(showsInquiries(new URLSearchParams('list=orders'))).toBe(false);
  expect(showsInquiries(new URLSearchParams())).toBe(false);
});
