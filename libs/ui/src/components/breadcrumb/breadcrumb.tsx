import { Link } from '../link/link.tsx';
import styles from './breadcrumb.module.css';

export interface BreadcrumbProps {
  /** from the top down; the last one is the page itself and is no link unless it has an address */
  items: readonly { name: string; to?: string }[];
  label: string;
}

/** Where the page stands in the tree. */
export function Breadcrumb({ items, label }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={styles.breadcrumb}>
      <ol>
        {items.map((item, index) => (
          <li key={`${item.to ?? ''}${item.name}`}>
            {item.to ? (
              <Link to={item.to}>{item.name}</Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
