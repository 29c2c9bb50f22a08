import type { Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';

/** Who of the company has ordered: a name, or the reader. */
export const buyerColumn = <
  Row extends { readonly orderedBy?: string | null | undefined },
>(): Column<Row> => ({
  key: 'buyer',
  cell: ({ orderedBy }) => orderedBy ?? <FormattedMessage id="account.buyer.you" />,
});
