import { Pagination } from '@gantry/ui';
import { useIntl } from 'react-intl';

export interface ListPagesProps {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly to: (page: number) => string;
}

/** Links to the pages of a list. */
export function ListPages({ page, size, total, to }: ListPagesProps) {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `account.pages.${id}` }, values);
  return (
    <Pagination
      page={page}
      last={Math.max(1, Math.ceil(total / size))}
      to={to}
      labels={{
        nav: text('nav'),
        previous: text('previous'),
        next: text('next'),
        page: (number) => text('page', { number }),
      }}
    />
  );
}
