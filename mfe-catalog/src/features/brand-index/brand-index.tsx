import { useFormats } from '@gantry/i18n/formats';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { brandPath } from '../../urls.ts';
import { brandGroups } from './brand-groups.ts';
import styles from './brand-index.module.css';

interface Brand {
  readonly name: string;
  readonly slug: string;
  readonly count: number;
}

const anchorOf = (letter: string) => (letter === '#' ? 'brands-other' : `brands-${letter.toLowerCase()}`);

/** All brands from A to Z with the number of their products; letters jump. */
export function BrandIndex({ brands }: { brands: readonly Brand[] }) {
  const intl = useIntl();
  const { count } = useFormats();
  const groups = brandGroups(brands);
  return (
    <>
      <nav className={styles.letters} aria-label={intl.formatMessage({ id: 'catalog.brands.letters' })}>
        {groups.map(({ letter }) => (
          <a key={letter} href={`#${anchorOf(letter)}`}>
            {letter}
          </a>
        ))}
      </nav>
      {groups.map(({ letter, brands: members }) => (
        <section key={letter} className={styles.group} id={anchorOf(letter)}>
          <h2 className={styles.letter}>{letter}</h2>
          <ul className={styles.brands}>
            {members.map((brand) => (
              <li key={brand.slug}>
                <Link to={brandPath(brand.slug)}>{brand.name}</Link>{' '}
                <span className={styles.count}>{count(brand.count)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
