import { listingPath } from '@gantry/contracts/addresses/catalog';
import { requestQuotePath } from '@gantry/contracts/addresses/checkout';
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

/**
 * Above results of a search that was mended, or that do not hold every word: how it was read, with the search as it was
 * typed as an offer, what was probably meant, what is not sold, with a way to request it, and which words were left out.
 */
export function SpellingNote({ spelling, path, q, isEmpty }: SpellingNoteProps) {
  const { meant, searched, isComplete, notCarried = [] } = spelling;
  const isUnsold = notCarried.length > 0;
  if (isEmpty && !meant && !isUnsold) return null;
  return (
    <div className={styles.spelling}>
      {searched ? <Searched path={path} typed={q} searched={searched} /> : null}
      {meant ? <Meant path={path} {...meant} /> : null}
      {isUnsold ? <NotCarried words={notCarried} q={q} isEmpty={isEmpty} /> : null}
      {isEmpty || isComplete || isUnsold ? null : <LeftOut unknown={spelling.unknown} q={searched ?? q} />}
    </div>
  );
}

/** Words that name what is not sold: a quote can be requested for it. */
function NotCarried({ words, q, isEmpty }: { words: readonly string[]; q: string; isEmpty: boolean }) {
  const named = words.map((word) => <q key={word}>{word}</q>);
  return (
    <p className={styles.meant}>
      <FormattedMessage
        id="catalog.spelling.not-carried"
        values={{ words: <FormattedList type="disjunction" value={named} /> }}
      />{' '}
      <Link to={requestQuotePath({ text: q })}>
        <FormattedMessage id="catalog.spelling.request" />
      </Link>
      {isEmpty ? null : (
        <>
          <br />
          <FormattedMessage id="catalog.spelling.others" />
        </>
      )}
    </p>
  );
}

function LeftOut({ unknown, q }: { unknown: readonly string[]; q: string }) {
  const words = unknown.map((word) => <q key={word}>{word}</q>);
  return (
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
  );
}

/** What was searched in place of what was typed; in quotation marks it is searched as it stands. */
function Searched({ path, typed, searched }: { path: string; typed: string; searched: string }) {
  const literal = `"${typed.replaceAll('"', '')}"`;
  const to = listingPath(path, writeAddress({ ...readAddress(''), q: literal }));
  return (
    <p className={styles.meant}>
      <FormattedMessage
        id="catalog.spelling.searched"
        values={{ searched: <b>{searched}</b>, typed: <Link to={to}>{typed}</Link> }}
      />
    </p>
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
