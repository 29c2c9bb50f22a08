import { inquiryRoles, type Role } from '@gantry/domain/roles';
import { inquirySorts, inquiryViews, type InquiryView } from '@gantry/contracts/schemas/admin-inquiry';
import { sortIn } from '../../parts/table-filter/sorted-columns.ts';
import { pageOf } from '@gantry/ui/page-address';

const pageSize = 50;

/** Whether the address of the order list shows inquiries in place of orders. */
export const showsInquiries = (search: URLSearchParams): boolean => search.get('list') === 'inquiries';

/** What the address asks for; an unknown room is the one with work in it. */
export function inquiryListQuery(search: URLSearchParams) {
  const q = search.get('q')?.trim().slice(0, 100) ?? '';
  const view = search.get('view');
  const sort = sortIn(search, inquirySorts, '');
  return {
    page: String(pageOf(search)),
    size: String(pageSize),
    view: (inquiryViews as readonly (string | null)[]).includes(view) ? (view as InquiryView) : 'needs-reply',
    ...(q ? { q } : {}),
    ...(sort ? { sort } : {}),
  } as const;
}

/** The smallest question that answers how many wait, for the tabs. */
export const countsQuery = { page: '1', size: '1', view: 'needs-reply' } as const;

/** Whether this role reads inquiries at all. */
export const readsInquiries = (role: Role | undefined): boolean =>
  (inquiryRoles as readonly (Role | undefined)[]).includes(role);
