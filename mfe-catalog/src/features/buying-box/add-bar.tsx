import { useEffect, useRef, type ReactNode } from 'react';
import styles from './buying-box.module.css';

/** How much of the window's bottom is covered; the page's end and what else stands at the bottom keep above it. */
const coveredBottom = '--covered-bottom';

/** What adds to the cart. On telephones it stays at the bottom of the window, however far the page is scrolled. */
export function AddBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      const isFixed = getComputedStyle(element).position === 'fixed';
      root.setProperty(coveredBottom, isFixed ? `${element.offsetHeight}px` : '0px');
    });
    // with its padding: styles that come late change nothing else of its size
    observer.observe(element, { box: 'border-box' });
    return () => {
      observer.disconnect();
      root.removeProperty(coveredBottom);
    };
  }, []);
  return (
    <div ref={bar} className={styles.addBar}>
      {children}
    </div>
  );
}
