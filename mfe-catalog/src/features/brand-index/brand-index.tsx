import { brandPath } from '@gantry/contracts/addresses/catalog';
import { useFormats } from '@gantry/i18n/formats';
import { EmptyState } from '@gantry/ui';
import { useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { JumpBar } from '../../parts/jump-bar.tsx';
import { BrandFilter } from './brand-filter.tsx';
import { brandGroups, digits, letters, matchingBrands, others } from './brand-groups.ts';
import styles from './brand-index.module.css';

interface Brand {
  readonly name: string;
  readonly slug: string;
  readonly count: number;
}

const anchors: Readonly<Record<string, string>> = { [digits]: 'brands-digits', [others]: 'brands-other' };
const anchorOf = (letter: string) => anchors[letter] ?? `brands-${letter.toLowerCase()}`;

/** All brands from A to Z with the number of their products; letters jump, typing narrows. */
export function BrandIndex({ brands }: { brands: readonly Brand[] }) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const found = matchingBrands(brands, wanted);
  const groups = brandGroups(found);
  const present = new Set(groups.map(({ letter }) => letter));
  return (
    <>
      <BrandFilter typed={typed} onType={setTyped} found={found} isNarrowed={found !== brands} />
      <JumpBar
        label={intl.formatMessage({ id: 'catalog.brands.letters' })}
        targets={letters.map((letter) => ({
          text: letter,
          anchor: present.has(letter) ? anchorOf(letter) : null,
        }))}
      />
      {found.length === 0 ? (
        <EmptyState title={<FormattedMessage id="catalog.brands.none" values={{ typed: wanted }} />}>
          <FormattedMessage id="catalog.brands.none-hint" />
        </EmptyState>
      ) : null}
      {groups.map(({ letter, brands: members }) => (
        <section key={letter} className={styles.group} id={anchorOf(letter)}>
          <h2 className={styles.letter}>{letter}</h2>
          <BrandList brands={members} />
        </section>
      ))}
    </>
  );
}

function BrandList({ brands }: { brands: readonly Brand[] }) {
  const { count } = useFormats();
  return (
    <ul className={styles.brands}>
      {brands.map((brand) => (
        <li key={brand.slug}>
          <Link to={brandPath(brand.slug)}>{brand.name}</Link>{' '}
          <span className={styles.count}>{count(brand.count)}</span>
        </li>
      ))}
    </ul>
  );
}
