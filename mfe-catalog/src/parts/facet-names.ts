import { availabilityGroups, availabilityLabels } from '@gantry/domain/statuses/availability';
import { useIntl } from 'react-intl';

const ownNames: readonly string[] = ['brand', 'availability', 'price', 'rating'];
const labels: readonly string[] = [...availabilityGroups, ...availabilityLabels];

/** The name of a facet in the reader's language; attributes keep the name the catalogue gives them. */
export function useFacetName(): (facet: { code: string; name: string }) => string {
  const intl = useIntl();
  return ({ code, name }) =>
    ownNames.includes(code) ? intl.formatMessage({ id: `catalog.facets.${code}` }) : name;
}

/** The words of a facet's value: availability labels and stars are worded by us, others by the catalogue. */
export function useValueLabel(): (code: string, value: string, label?: string) => string {
  const intl = useIntl();
  return (code, value, label) => {
    if (code === 'availability' && labels.includes(value))
      return intl.formatMessage({ id: `catalog.availability.${value}` });
    if (code === 'rating')
      return intl.formatMessage({ id: 'catalog.facets.stars' }, { stars: Number(value) });
    return label ?? value;
  };
}
