import type { InquiryLine } from '@gantry/contracts/schemas/inquiry';
import { useFormats } from '@gantry/i18n/formats';
import { Cell, HeadCell, RowHead, Table } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { urls } from '../../urls.ts';
import styles from './inquiry.module.css';

/** The products an inquiry asks about. */
export function InquiryLines({ lines }: { readonly lines: readonly InquiryLine[] }) {
  const { count } = useFormats();
  return (
    <Table caption={<FormattedMessage id="account.inquiry.lines" />}>
      <thead>
        <tr>
          <HeadCell>
            <FormattedMessage id="account.order.line" />
          </HeadCell>
          <HeadCell>
            <FormattedMessage id="account.order.product" />
          </HeadCell>
          <HeadCell numeric>
            <FormattedMessage id="account.order.quantity" />
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.lineNumber}>
            <Cell>{line.lineNumber}</Cell>
            <RowHead>
              <Link to={urls.product(line.uri)}>{line.name}</Link>
              <span className={styles.part}>
                {line.brand} <span className={styles.mono}>{line.partNumber}</span>
              </span>
            </RowHead>
            <Cell numeric>{count(line.quantity)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
