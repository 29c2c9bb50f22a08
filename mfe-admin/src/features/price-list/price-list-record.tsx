import type { PriceList } from '@gantry/contracts/schemas/price-list';
import { DataList } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { AuditLink } from '../../parts/audit-link.tsx';
import { PriceListState } from '../../parts/price-list-state.tsx';
import recordStyles from '../../parts/record.module.css';
import { ListRevisions } from './list-revisions.tsx';
import { PriceListForm } from './price-list-form.tsx';
import styles from './price-list.module.css';

/** A price list: whom it is for, what stands in it, and everything that was published of it. */
export function PriceListRecord({ list }: { readonly list: PriceList }) {
  return (
    <div className={recordStyles.record}>
      <p className={recordStyles.summary}>
        <PriceListState state={list.state} />
        <FormattedMessage
          id="admin.price-list.summary"
          values={{ lines: list.lines, revision: list.revision }}
        />
        <AuditLink of={['price-list', list.id]} />
      </p>
      {list.people.length > 0 ? <People people={list.people} /> : null}
      {list.mayChange ? <PriceListForm list={list} /> : <pre className={recordStyles.mono}>{list.csv}</pre>}
      <section aria-labelledby="price-list-revisions">
        <h2 id="price-list-revisions" className={recordStyles.title}>
          <FormattedMessage id="admin.price-list.revisions" />
        </h2>
        <ListRevisions list={list} />
      </section>
    </div>
  );
}

/** Whom it is for, with the companies they stand for. */
function People({ people }: Pick<PriceList, 'people'>) {
  return (
    <div className={styles.preview}>
      <DataList
        items={people.map(({ number, company, isCompany }, at) => ({
          key: String(at),
          term: number.toUpperCase(),
          value: (
            <FormattedMessage
              id={isCompany ? 'admin.price-list.for-company' : 'admin.price-list.for-account'}
              values={{ company: company ?? '–' }}
            />
          ),
        }))}
      />
    </div>
  );
}
