import styles from './badge.module.css';
import type { Tone } from './availability-tone.ts';

/** What a shape can say: a status has one of the tones, an alert may also tell or warn. */
type MarkTone = Tone | 'note' | 'warn';

/**
 * One shape per tone, so that the meaning does not hang on color: tick, clock, question, cross, ring, half, letter i,
 * triangle.
 */
const shapes: Record<MarkTone, string> = {
  good: 'M3.5 8.5l3 3 6-7',
  waiting: 'M8 2.5a5.5 5.5 0 100 11 5.5 5.5 0 000-11zM8 5v3.2l2.2 1.6',
  ask: 'M5.6 5.8a2.4 2.4 0 114 1.8c-.8.7-1.6 1.1-1.6 2.2M8 12.6v.3',
  bad: 'M4 4l8 8M12 4l-8 8',
  neutral: 'M8 3.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9z',
  progress: 'M8 2.5a5.5 5.5 0 100 11 5.5 5.5 0 000-11zM8 5a3 3 0 010 6z',
  note: 'M8 2.5a5.5 5.5 0 100 11 5.5 5.5 0 000-11zM8 7.4v3.3M8 5.2v.2',
  warn: 'M8 2.5l6 11H2zM8 6.6v3M8 11.3v.2',
};

/** The small shape before a status or an alert. */
export function Mark({ tone }: { tone: MarkTone }) {
  return (
    <svg className={styles.mark} viewBox="0 0 16 16" aria-hidden="true">
      <path d={shapes[tone]} />
    </svg>
  );
}
