import type { Facet } from '@gantry/contracts/schemas/catalog';
import { Disclosure, TextInput } from '@gantry/ui';
import { useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFacetName, useValueLabel } from '../../parts/facet-names.ts';
import type { ListingAddress } from '../../parts/listing-address.ts';
import styles from './facets.module.css';
import { Folded } from './folded.tsx';
import { foundValues } from './found-values.ts';
import { LongFacet } from './long-facet.tsx';
import { firstValues, ValueList } from './value-list.tsx';

/** Lists longer than this can be searched. */
const longList = 12;

export interface FacetValuesProps {
  facet: Facet;
  address: ListingAddress;
  /** address of the listing without what is chosen in it */
  page: string;
}

/** The values of a facet, whether the listing tells all of them or not. */
export function FacetValues({ facet, address, page }: FacetValuesProps) {
  const isGrouped = facet.values.some(({ parts }) => parts);
  const isLong = facet.more !== undefined || (address.all === facet.code && facet.values.length > 0);
  const Values = isGrouped ? GroupedValues : isLong ? LongFacet : ToldValues;
  return <Values facet={facet} address={address} page={page} />;
}

/** The groups of a facet's values, and below them the values themselves, folded away until one is chosen. */
function GroupedValues({ facet: { code, values }, address, page }: FacetValuesProps) {
  const groups = values.filter(({ parts }) => parts);
  const parts = values.filter((value) => !value.parts);
  const [isOpen] = useState(() => address.all === code || parts.some(({ selected }) => selected));
  const list = <ValueList code={code} values={parts} groups={groups} address={address} page={page} />;
  return (
    <>
      <ValueList code={code} values={groups} address={address} page={page} />
      <Disclosure
        className={styles.more}
        open={isOpen}
        summary={<FormattedMessage id="catalog.facets.details" values={{ count: parts.length }} />}
      >
        {isOpen ? (
          list
        ) : (
          <Folded code={code} address={address} page={page}>
            {list}
          </Folded>
        )}
      </Disclosure>
    </>
  );
}

/** The first values, the rest folded away; a long list has a field to find one in it. */
function ToldValues({ facet, address, page }: FacetValuesProps) {
  const labelOf = useValueLabel();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const { code, values } = facet;
  const found = foundValues(values, wanted, facet.unit, (one) => labelOf(code, one.value, one.label));
  const isNarrowed = found !== values;
  const later = isNarrowed ? [] : found.slice(firstValues);
  return (
    <>
      {values.length > longList ? <Finder facet={facet} typed={typed} onType={setTyped} /> : null}
      {isNarrowed && found.length === 0 ? (
        <p className={styles.none}>
          <FormattedMessage id="catalog.facets.none" values={{ typed: wanted }} />
        </p>
      ) : null}
      <ValueList
        code={code}
        values={isNarrowed ? found : found.slice(0, firstValues)}
        address={address}
        page={page}
      />
      {later.length ? (
        <Disclosure
          className={styles.more}
          summary={<FormattedMessage id="catalog.facets.more" values={{ count: later.length }} />}
        >
          <Folded code={code} address={address} page={page}>
            <ValueList code={code} values={later} address={address} page={page} />
          </Folded>
        </Disclosure>
      ) : null}
    </>
  );
}

interface FinderProps {
  facet: Facet;
  typed: string;
  onType: (typed: string) => void;
}

/** Not there without scripts: then everything is below "more". */
function Finder({ facet, typed, onType }: FinderProps) {
  const intl = useIntl();
  const name = useFacetName()(facet);
  return (
    <TextInput
      type="search"
      className={styles.finder}
      autoComplete="off"
      spellCheck={false}
      aria-label={intl.formatMessage({ id: 'catalog.facets.find' }, { name })}
      placeholder={intl.formatMessage({ id: 'catalog.facets.find' }, { name })}
      value={typed}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
