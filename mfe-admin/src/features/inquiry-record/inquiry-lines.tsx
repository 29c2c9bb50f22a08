import type { InquiryLine } from '@gantry/contracts/schemas/inquiry';
import { useFormats } from '@gantry/i18n/formats';
import { Cell, HeadCell, RowHead, Table } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { urls } from '../../urls.ts';
import styles from './inquiry-record.module.css';

/** The products asked about. */
export function InquiryLines({ lines }: { readonly lines: readonly InquiryLine[] }) {
  const { count } = useFormats();
  return (
    <Table caption={<FormattedMessage id="admin.inquiry.lines" />}>
      <thead>
        <tr>
          {['line', 'product', 'part'].map((key) => (
            <HeadCell key={key}>
              <FormattedMessage id={`admin.inquiry.${key}`} />
            </HeadCell>
          ))}
          <HeadCell numeric>
            <FormattedMessage id="admin.inquiry.quantity" />
          </HeadCell>
          <HeadCell>
            <FormattedMessage id="admin.inquiry.unit" />
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.lineNumber}>
            <Cell>{line.lineNumber}</Cell>
            <RowHead>
              <Link to={urls.product(line.uri)}>{line.name}</Link>
            </RowHead>
            <Cell>
              {line.brand} <span className={styles.mono}>{line.partNumber}</span>
            </Cell>
            <Cell numeric>{count(line.quantity)}</Cell>
            <Cell>{line.unitOfMeasure}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
