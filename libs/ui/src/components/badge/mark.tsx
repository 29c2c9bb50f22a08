import styles from './badge.module.css';
import type { Tone } from './availability-tone.ts';

/** One shape per tone, so that the meaning does not hang on colour: tick, clock, question, cross, ring, half. */
const shapes: Record<Tone, string> = {
  good: 'M3.5 8.5l3 3 6-7',
  waiting: 'M8 2.5a5.5 5.5 0 100 11 5.5 5.5 0 000-11zM8 5v3.2l2.2 1.6',
  ask: 'M5.6 5.8a2.4 2.4 0 114 1.8c-.8.7-1.6 1.1-1.6 2.2M8 12.6v.3',
  bad: 'M4 4l8 8M12 4l-8 8',
  neutral: 'M8 3.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9z',
  progress: 'M8 2.5a5.5 5.5 0 100 11 5.5 5.5 0 000-11zM8 5a3 3 0 010 6z',
};

/** The small shape before a status. */
export function Mark({ tone }: { tone: Tone }) {
  return (
    <svg className={styles.mark} viewBox="0 0 16 16" aria-hidden="true">
      <path d={shapes[tone]} />
    </svg>
  );
}
