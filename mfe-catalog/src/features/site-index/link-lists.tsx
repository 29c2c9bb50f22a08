import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './site-index.module.css';

export interface LinkListProps {
  /** message of the heading */
  title: string;
  /** each with the message that words it, or with its name */
  links: readonly ({ to: string; text: string } | { to: string; name: string })[];
}

/** Links to pages of the store. */
export function LinkList({ title, links }: LinkListProps) {
  return (
    <section>
      <h2 className={styles.title}>
        <FormattedMessage id={title} />
      </h2>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>{'name' in link ? link.name : <FormattedMessage id={link.text} />}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface NameListProps {
  /** already worded by the catalogue */
  links: readonly { to: string; name: string }[];
}

/** Links in running columns, named by the catalogue: brands, products. */
export function NameList({ links }: NameListProps) {
  return (
    <ul className={styles.columns}>
      {links.map(({ to, name }) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
