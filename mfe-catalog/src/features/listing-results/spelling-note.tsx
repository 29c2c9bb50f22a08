import { listingPath } from '@gantry/contracts/addresses/catalog';
import type { Listing } from '@gantry/contracts/schemas/catalog';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedList, FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { readAddress, writeAddress } from '../../parts/listing-address.ts';
import styles from './results.module.css';

export interface SpellingNoteProps {
  spelling: NonNullable<Listing['spelling']>;
  path: string;
  q: string;
  /** whether anything is listed below */
  isEmpty: boolean;
}

/** Above results that do not hold every word: what was probably meant, and which words were left out. */
export function SpellingNote({ spelling: { unknown, meant }, path, q, isEmpty }: SpellingNoteProps) {
  const words = unknown.map((word) => <q key={word}>{word}</q>);
  if (isEmpty && !meant) return null;
  return (
    <div className={styles.spelling}>
      {meant ? <Meant path={path} {...meant} /> : null}
      {isEmpty ? null : (
        <p>
          {unknown.length ? (
            <FormattedMessage
              id="catalog.spelling.left-out"
              values={{ words: <FormattedList value={words} />, count: unknown.length }}
            />
          ) : (
            <FormattedMessage id="catalog.spelling.not-whole" values={{ q }} />
          )}
        </p>
      )}
    </div>
  );
}

function Meant({ path, q, total }: { path: string; q: string; total: number }) {
  const { count } = useFormats();
  const to = listingPath(path, writeAddress({ ...readAddress(''), q }));
  return (
    <p className={styles.meant}>
      <FormattedMessage
        id="catalog.spelling.meant"
        values={{ q: <Link to={to}>{q}</Link>, total, shown: count(total) }}
      />
    </p>
  );
}
