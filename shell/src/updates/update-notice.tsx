import { useEffect, useState, type ComponentType } from 'react';
import styles from './update-notice.module.css';

const loadText = async () =>
  (await import(/* webpackChunkName: "after-hydration" */ './update-text.tsx')).UpdateText;

/**
 * The place where a new version is announced. It is there from the start, as screen readers need it; what watches for
 * new versions is loaded when the page is hydrated.
 */
export function UpdateNotice() {
  const [Text, setText] = useState<ComponentType>();
  useEffect(() => {
    // not among what the page waits for to be hydrated
    const timer = setTimeout(() => {
      loadText().then(
        (loaded) => setText(() => loaded),
        // a tab that cannot load it is not told; it goes on as it is
        () => undefined,
      );
    });
    return () => clearTimeout(timer);
  }, []);
  return <output className={styles.place}>{Text ? <Text /> : null}</output>;
}
