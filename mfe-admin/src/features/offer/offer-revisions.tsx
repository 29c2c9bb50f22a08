import type { OfferChange, OfferDraft, SentRevision } from '@gantry/contracts/schemas/offer';
import { useFormats } from '@gantry/i18n/formats';
import { Badge } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import recordStyles from '../../parts/record.module.css';
import styles from './offer.module.css';

/** Every revision that was sent, with what it changed in the one before. */
export function OfferRevisions({ draft: { sent } }: { readonly draft: OfferDraft }) {
  const columns = useColumns();
  if (sent.length === 0) return null;
  return (
    <div>
      <h2 className={recordStyles.title}>
        <FormattedMessage id="admin.offer.revisions" />
      </h2>
      <ColumnTable
        caption={<FormattedMessage id="admin.offer.revisions" />}
        headId={(key) => `admin.offer.${key}`}
        columns={columns}
        rows={sent}
        rowKey={({ revision }) => revision}
      />
    </div>
  );
}

function useColumns(): readonly Column<SentRevision>[] {
  const { money, day, time } = useFormats();
  return [
    {
      key: 'revision',
      isRowHead: true,
      tight: true,
      cell: ({ revision }) => (
        <Link to={`?revision=${revision}`}>
          <FormattedMessage id="admin.offer.revision-number" values={{ revision }} />
        </Link>
      ),
    },
    { key: 'sent-at', tight: true, cell: ({ sentAt }) => time(sentAt) },
    { key: 'sent-by', cell: ({ sentBy }) => sentBy ?? '–' },
    { key: 'valid-until', tight: true, cell: ({ validUntil }) => day(validUntil) },
    { key: 'total', numeric: true, cell: ({ grandTotal }) => money(grandTotal) },
    {
      key: 'state',
      cell: ({ blocker }) => (
        <Badge>
          <FormattedMessage id={`admin.offer.state.${blocker ?? 'OPEN'}`} />
        </Badge>
      ),
    },
    { key: 'changes', roomy: true, cell: ({ changes }) => <Changes changes={changes} /> },
  ];
}

function Changes({ changes }: Pick<SentRevision, 'changes'>) {
  const sideOf = useSides();
  if (changes.length === 0) return '–';
  return (
    <ul className={styles.changes}>
      {changes.map((change, index) => (
        <li key={index}>
          {change.name ? <strong>{change.name}: </strong> : null}
          <FormattedMessage
            id={`admin.offer.change.${change.what}`}
            values={{ before: sideOf(change, change.before), after: sideOf(change, change.after) }}
          />
        </li>
      ))}
    </ul>
  );
}

const amounts: readonly OfferChange['what'][] = ['unit-price', 'shipping', 'handling', 'tax', 'total'];
const coded: Partial<Record<OfferChange['what'], string>> = { service: 'order.service', term: 'order.term' };

/** One side of a change in the reader's words; what was not there is a dash. */
function useSides() {
  const intl = useIntl();
  const { money, count } = useFormats();
  return ({ what }: OfferChange, value: OfferChange['before']): string => {
    if (value === null) return '–';
    if (typeof value === 'boolean') return intl.formatMessage({ id: `admin.offer.${value ? 'yes' : 'no'}` });
    if (typeof value === 'number') return amounts.includes(what) ? money(value) : count(value);
    return coded[what] ? intl.formatMessage({ id: `${coded[what]}.${value}` }) : value;
  };
}
