import type { Facet } from '@gantry/contracts/schemas/catalog';
import { useFormats } from '@gantry/i18n/formats';
import { useIntl } from 'react-intl';
import { useFacetName, useValueLabel } from './facet-names.ts';
import type { Choice } from './listing-choices.ts';

/** The words of a choice: "Thread size: M8", "Length: 10 – 20 mm"; a bound keeps the unit it was typed in. */
export function useChoiceText(facets: readonly Facet[]): (choice: Choice) => string {
  const intl = useIntl();
  const nameOf = useFacetName();
  const labelOf = useValueLabel();
  const { money } = useFormats();
  return (choice) => {
    const facet = facets.find((one) => one.code === choice.code);
    const name = nameOf(facet ?? { code: choice.code, name: choice.code });
    if ('value' in choice) {
      const found = facet?.values.find((one) => one.value === choice.value);
      return `${name}: ${labelOf(choice.code, choice.value, found?.label)}`;
    }
    const bound = (value: number | null, unit = facet?.unit) => {
      if (value === null) return '';
      return choice.code === 'price' ? money(value) : [value, unit].filter(Boolean).join(' ');
    };
    const values = { name, min: bound(choice.min, choice.minUnit), max: bound(choice.max, choice.maxUnit) };
    if (choice.min === null) return intl.formatMessage({ id: 'catalog.facets.up-to' }, values);
    if (choice.max === null) return intl.formatMessage({ id: 'catalog.facets.from' }, values);
    return intl.formatMessage({ id: 'catalog.facets.between' }, values);
  };
}
