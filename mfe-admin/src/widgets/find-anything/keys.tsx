import styles from './keys.module.css';

/** Keys as they are printed on a keyboard. */
export function Keys({ keys }: { readonly keys: readonly string[] }) {
  return (
    <span className={styles.keys}>
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
