import type { Facet } from '@gantry/contracts/schemas/catalog';
import { Button, TextInput } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { HiddenAddress } from '../../parts/hidden-address.tsx';
import type { ListingAddress } from '../../parts/listing-address.ts';
import { chosenRange } from '../../parts/listing-choices.ts';
import { useFacetName } from '../../parts/facet-names.ts';
import styles from './facets.module.css';
import { shownBound } from './range-bounds.ts';

/** A range of a number: two fields with the bounds of the set as hints. The loader turns the form into an address. */
export function FacetRange({ facet, address }: { facet: Facet; address: ListingAddress }) {
  const intl = useIntl();
  const name = useFacetName()(facet);
  const chosen = chosenRange(address, facet.code);
  const field = (side: 'min' | 'max') => (
    <TextInput
      // A range taken away elsewhere must leave the field too.
      key={`${side}${chosen?.[side] ?? ''}`}
      type="number"
      step="any"
      inputMode="decimal"
      name={side}
      className={styles.bound}
      aria-label={intl.formatMessage({ id: `catalog.facets.${side}` }, { name })}
      placeholder={shownBound(facet.code, facet[side])}
      defaultValue={shownBound(facet.code, chosen?.[side] ?? null)}
    />
  );
  return (
    <Form method="get" className={styles.range} preventScrollReset>
      <HiddenAddress address={{ ...address, page: 1 }} />
      <input type="hidden" name="range" value={facet.code} />
      {field('min')}
      <span aria-hidden="true">–</span>
      {field('max')}
      <Button type="submit" size="small">
        <FormattedMessage id="catalog.facets.apply" />
      </Button>
    </Form>
  );
}
