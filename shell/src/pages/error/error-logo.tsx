import styles from './error-page.module.css';

/** The figure above the text: a gantry crane with an empty hook (404) or one that is out of order. */
export function ErrorLogo({ status }: { status: 404 | 500 }) {
  return (
    <svg className={styles.logo} viewBox="0 0 200 120" role="img" aria-label={String(status)}>
      <path d="M20 114V26M180 114V26M8 114h24M168 114h24M8 26h184M8 34h184" />
      {Array.from({ length: 11 }, (_, at) => (
        <path key={at} d={`M${12 + at * 16} 34l8-8l8 8`} />
      ))}
      <path d="M88 34h24v10H88zM100 44v16" />
      {status === 404 ? <path d="M100 60a7 7 0 1 1-7 7" /> : <path d="M92 60l16 14M108 60l-16 14" />}
      <text x="100" y="108" textAnchor="middle">
        {status}
      </text>
    </svg>
  );
}
