import styles from './jump-bar.module.css';

export interface JumpBarProps {
  /** what the bar jumps to, read out */
  label: string;
  /** `anchor` is the id of a section on the page; null where there is none to jump to */
  targets: readonly { text: string; anchor: string | null }[];
}

/** A bar below the page's header that jumps to the page's sections; it stays in sight while reading on. */
export function JumpBar({ label, targets }: JumpBarProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul>
        {targets.map(({ text, anchor }) => (
          <li key={text}>
            {anchor === null ? <span>{text}</span> : <a href={`#${encodeURIComponent(anchor)}`}>{text}</a>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
