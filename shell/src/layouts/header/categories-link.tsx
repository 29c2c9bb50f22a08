import { hiddenOnTelephonesClass, isPlainPress, Link } from '@gantry/ui';
import { lazy, Suspense, useRef, useState, type MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import styles from './categories-link.module.css';

const loadIndex = () => import(/* webpackChunkName: "categories-index" */ './categories-index.tsx');
const CategoriesIndex = lazy(async () => ({ default: (await loadIndex()).CategoriesIndex }));

const icon = (
  <svg viewBox="0 0 16 16" className={styles.icon} aria-hidden="true">
    <path d="M1 3h14M1 8h14M1 13h14" />
  </svg>
);

/** Opens the whole tree as a page-wide index. Without scripts, or in a new tab, it is the catalog's own page. */
export function CategoriesLink() {
  const { key } = useLocation();
  // Open on the page it was opened on: whoever goes on has found what they looked for.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const isOpen = openOn === key;

  function onClick(event: MouseEvent) {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    setOpenOn(isOpen ? null : key);
  }
  function close() {
    setOpenOn(null);
    link.current?.focus({ preventScroll: true }); // it is in sight wherever the page stands
  }

  return (
    <>
      <Link
        ref={link}
        to="/categories"
        className={styles.link}
        aria-expanded={isOpen}
        onClick={onClick}
        onPointerEnter={() => void loadIndex()}
        onFocus={() => void loadIndex()}
        data-categories
      >
        {icon}
        <span className={hiddenOnTelephonesClass}>
          <FormattedMessage id="shell.header.categories" />
        </span>
      </Link>
      {isOpen ? (
        <Suspense>
          <CategoriesIndex onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
