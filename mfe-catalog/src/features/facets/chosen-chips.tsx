import type { Facet } from '@gantry/contracts/schemas/catalog';
import { Link } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useChoiceText } from '../../parts/choice-text.ts';
import { writeAddress, type ListingAddress } from '../../parts/listing-address.ts';
import { choicesOf, withoutChoice, withoutChoices } from '../../parts/listing-choices.ts';
import styles from './chosen-chips.module.css';

/** What was chosen, each to be taken away, and all at once. */
export function ChosenChips({ facets, address }: { facets: readonly Facet[]; address: ListingAddress }) {
  const intl = useIntl();
  const textOf = useChoiceText(facets);
  const choices = choicesOf(address);
  if (choices.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={intl.formatMessage({ id: 'catalog.facets.chosen' })}>
      <li>
        <Link
          to={{ search: writeAddress(withoutChoices(address)) }}
          className={styles.clear}
          preventScrollReset
        >
          <FormattedMessage id="catalog.facets.clear" />
        </Link>
      </li>
      {choices.map((choice) => (
        <li key={JSON.stringify(choice)}>
          <Link
            to={{ search: writeAddress(withoutChoice(address, choice)) }}
            className={styles.chip}
            aria-label={intl.formatMessage({ id: 'catalog.facets.remove' }, { choice: textOf(choice) })}
            preventScrollReset
          >
            {textOf(choice)} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
