import { useNavigation } from 'react-router';
import styles from './route-progress.module.css';

/** A line at the top while a page loads. It shows after 300 ms only, by its own animation: most pages are faster. */
export function RouteProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.line} data-route-progress />;
}
