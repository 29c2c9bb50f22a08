import { contactPath } from '@gantry/contracts/addresses/catalog';
import type { OwnTerms as Terms } from '@gantry/contracts/schemas/own-terms';
import { DataList, Money } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './own-terms.module.css';

interface TermsProps {
  readonly terms: Terms;
}

/** On what terms the reader may order now, whose credit line that is, what is left of it, and what was paid too much. */
export function OwnTerms({ terms }: TermsProps) {
  const [longest = 'advanced'] = terms.terms;
  return (
    <section aria-labelledby="own-terms">
      <h2 id="own-terms" className={styles.heading}>
        <FormattedMessage id="account.terms.heading" />
      </h2>
      <p>
        <FormattedMessage id={`order.term.${longest}`} />
      </p>
      <p className={styles.about}>
        <FormattedMessage
          id={`account.terms.${terms.owner}.${longest === 'advanced' ? 'none' : 'line'}`}
          values={{ link: (words) => <Link to={contactPath()}>{words}</Link> }}
        />
      </p>
      {terms.credit ? <Credit credit={terms.credit} /> : null}
      {terms.balances.length > 0 ? <Balances balances={terms.balances} /> : null}
    </section>
  );
}

function Credit({ credit }: { readonly credit: NonNullable<Terms['credit']> }) {
  return (
    <div className={styles.sums}>
      <DataList
        variant="sums"
        items={(['limit', 'owed', 'left'] as const).map((key) => ({
          key,
          term: <FormattedMessage id={`account.terms.${key}`} />,
          value: <Money amount={credit[key]} />,
        }))}
      />
    </div>
  );
}

function Balances({ balances }: { readonly balances: Terms['balances'] }) {
  return (
    <div className={styles.sums}>
      <DataList
        variant="sums"
        items={balances.map(({ owner, amount }) => ({
          key: owner,
          term: <FormattedMessage id={`account.terms.balance.${owner}`} />,
          value: <Money amount={amount} />,
        }))}
      />
      <p className={styles.about}>
        <FormattedMessage
          id="account.terms.balance.use"
          values={{ link: (words) => <Link to={contactPath()}>{words}</Link> }}
        />
      </p>
    </div>
  );
}
