import type { Facet } from '@gantry/contracts/schemas/catalog';
import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useFacetName, useValueLabel } from '../../parts/facet-names.ts';
import { writeAddress, type ListingAddress } from '../../parts/listing-address.ts';
import { choicesOf, withoutChoice, withoutChoices, type Choice } from '../../parts/listing-choices.ts';
import styles from './chosen-chips.module.css';

/** What was chosen, each to be taken away, and all at once. */
export function ChosenChips({ facets, address }: { facets: readonly Facet[]; address: ListingAddress }) {
  const intl = useIntl();
  const textOf = useChoiceText(facets);
  const choices = choicesOf(address);
  if (choices.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={intl.formatMessage({ id: 'catalog.facets.chosen' })}>
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
      <li>
        <Link
          to={{ search: writeAddress(withoutChoices(address)) }}
          className={styles.clear}
          preventScrollReset
        >
          <FormattedMessage id="catalog.facets.clear" />
        </Link>
      </li>
    </ul>
  );
}

/** The words of a choice: "Thread size: M8", "Length: 10 – 20 mm". */
function useChoiceText(facets: readonly Facet[]): (choice: Choice) => string {
  const intl = useIntl();
  const nameOf = useFacetName();
  const labelOf = useValueLabel();
  const { money } = useFormats();
  return (choice) => {
    const facet = facets.find((one) => one.code === choice.code);
    const name = nameOf(facet ?? { code: choice.code, name: choice.code });
    const bound = (value: number) => (choice.code === 'price' ? money(value) : String(value));
    if ('value' in choice) {
      const found = facet?.values.find((one) => one.value === choice.value);
      return `${name}: ${labelOf(choice.code, choice.value, found?.label)}`;
    }
    const unit = facet?.unit && choice.code !== 'price' ? ` ${facet.unit}` : '';
    const values = {
      name,
      min: choice.min === null ? '' : `${bound(choice.min)}${unit}`,
      max: choice.max === null ? '' : `${bound(choice.max)}${unit}`,
    };
    if (choice.min === null) return intl.formatMessage({ id: 'catalog.facets.up-to' }, values);
    if (choice.max === null) return intl.formatMessage({ id: 'catalog.facets.from' }, values);
    return intl.formatMessage({ id: 'catalog.facets.between' }, values);
  };
}
