import type { PaginationProps } from './pagination.tsx';
import { useIntl } from 'react-intl';

/** The words of a `Pagination`: the texts `nav`, `previous`, `next` and `page` (of a `number`) below an id. */
export function usePageLabels(texts: string): PaginationProps['labels'] {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `${texts}.${id}` }, values);
  return {
    nav: text('nav'),
    previous: text('previous'),
    next: text('next'),
    page: (number) => text('page', { number }),
  };
}
