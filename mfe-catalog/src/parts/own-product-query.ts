/** Names in a product page's query with which the page is one visitor's own, or of this moment: it is never kept then. */
export const ownProductQuery = {
  /** the ZIP code a day of arrival is asked for, by a form without scripts */
  zip: 'zip',
  /** what became of a form about stock notices that was posted without scripts */
  notice: 'notice',
  /** token of a mail's link that takes back what its address waits for */
  stopNotices: 'stop-notices',
  /** token of a mail's link that says yes to a stock notice */
  confirmNotice: 'confirm-notice',
  /** the review whose form to report it is open, where no script can open it */
  reportReview: 'report',
  /** the review that was reported by a form posted without scripts */
  reportedReview: 'reported',
} as const;

/** What a page is told by `?notice=`. */
const allNews = ['asked', 'to-confirm', 'confirmed', 'cancelled', 'stopped'] as const;
export type NoticeNews = (typeof allNews)[number];

/** The news in an address; anything else is none. */
export function noticeNews(search: URLSearchParams): NoticeNews | null {
  const told = search.get(ownProductQuery.notice);
  return allNews.find((one) => one === told) ?? null;
}
