import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface LongList {
  readonly list: {
    /** whether its total is an estimate, or there are more records than it says */
    readonly counted?: 'about' | 'more' | undefined;
  };
}

/** How many records a list has, which may be too long to be counted for each look. */
export function LongListCount({ list, count }: LongList & { readonly count: ReactNode }) {
  return list.counted ? <FormattedMessage id={`admin.list.${list.counted}`} values={{ count }} /> : count;
}

/** Says how records are reached that a list has and does not show. */
export function LongListHint({ list }: LongList) {
  return list.counted === 'more' ? (
    <p>
      <FormattedMessage id="admin.list.more-hint" />
    </p>
  ) : null;
}
