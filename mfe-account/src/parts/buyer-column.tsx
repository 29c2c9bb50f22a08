import type { Column } from '@gantry/ui/column-table';
import { FormattedMessage } from 'react-intl';

/** Who of the company it is of: a name, or the reader. */
export const buyerColumn = <Row,>(nameOf: (row: Row) => string | null | undefined): Column<Row> => ({
  key: 'buyer',
  cell: (row) => nameOf(row) ?? <FormattedMessage id="account.buyer.you" />,
});
