import type { RuleHit } from '@gantry/contracts/schemas/offer-approval';
import { FormattedMessage } from 'react-intl';
import { useMeasures } from './use-measures.ts';
import styles from './rule-hits.module.css';

/** Rules that ask for an approval: what each measured, its limit, and who may approve. */
export function RuleHits({ hits }: { readonly hits: readonly RuleHit[] }) {
  const { valueOf } = useMeasures();
  return (
    <ul className={styles.hits}>
      {hits.map((hit, index) => (
        <li key={index}>
          <FormattedMessage
            id={hit.value === null ? 'admin.approval.hit-unknown' : `admin.approval.hit.${hit.measure}`}
            values={{
              name: hit.name,
              value: valueOf(hit.measure, hit.value),
              threshold: valueOf(hit.measure, hit.threshold),
              approver: <FormattedMessage id={`admin.approval.approver.${hit.approver}`} />,
            }}
          />
        </li>
      ))}
    </ul>
  );
}
