import { useFormActions } from '@gantry/forms/form-values';
import { Button } from '@gantry/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './purchase.module.css';
import { usePurchase } from './purchase-context.ts';
import { sectionFields, sectionKeys, type SectionKey } from './sections.ts';

export interface SectionProps {
  readonly section: SectionKey;
  /** one line that stands for the section once it is done */
  readonly summary: ReactNode;
  /** false while something other than its fields is missing, such as the shipping services */
  readonly canContinue?: boolean;
  readonly children: ReactNode;
}

/**
 * A numbered section of the purchase. Done, it folds to a summary line; its fields stay in the form all the time, so
 * nothing entered is lost by folding.
 */
export function Section({ section, summary, canContinue = true, children }: SectionProps) {
  const { progress, finish } = usePurchase();
  const { checkFields } = useFormActions();
  const isOpen = progress.open === section;
  const isDone = !isOpen && progress.done.includes(section);

  const next = () => {
    if (canContinue && Object.keys(checkFields(sectionFields[section])).length === 0) finish(section);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || section === 'review' || !isLineInput(event.target)) return;
    event.preventDefault();
    next();
  };

  return (
    <section
      className={styles.section}
      aria-labelledby={headingIdOf(section)}
      data-state={isOpen ? 'open' : isDone ? 'done' : 'waiting'}
    >
      <SectionHead section={section} isOpen={isOpen} isDone={isDone} />
      {isDone ? <div className={styles.summary}>{summary}</div> : null}
      {/* Listens to Enter of the fields inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.sectionBody} hidden={!isOpen} onKeyDown={onKeyDown}>
        {children}
        {section === 'review' ? null : (
          <div>
            <Button variant="primary" onClick={next} aria-disabled={!canContinue || undefined}>
              <FormattedMessage id="checkout.purchase.continue" />
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

const headingIdOf = (section: SectionKey): string => `purchase-${section}`;

interface SectionHeadProps {
  readonly section: SectionKey;
  readonly isOpen: boolean;
  readonly isDone: boolean;
}

/** Number and name of the section; once it is done, a button that opens it again. */
function SectionHead({ section, isOpen, isDone }: SectionHeadProps) {
  const intl = useIntl();
  const { reopen } = usePurchase();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = intl.formatMessage({ id: `checkout.purchase.${section}` });
  useFocusWhenOpened(isOpen, heading);
  return (
    <header className={styles.sectionHead}>
      <span className={styles.number} aria-hidden="true">
        {isDone ? '✓' : sectionKeys.indexOf(section) + 1}
      </span>
      <h2 ref={heading} id={headingIdOf(section)} tabIndex={-1}>
        {title}
      </h2>
      {isDone ? (
        <Button
          variant="quiet"
          size="small"
          aria-label={intl.formatMessage({ id: 'checkout.purchase.change-section' }, { section: title })}
          onClick={() => reopen(section)}
        >
          <FormattedMessage id="checkout.purchase.change" />
        </Button>
      ) : null}
    </header>
  );
}

/** The reader's place follows the section that opens, but not when the page is entered. */
function useFocusWhenOpened(isOpen: boolean, heading: React.RefObject<HTMLElement | null>) {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, heading]);
}

/** Enter in a line of text goes on; in a button, a link or a long text it keeps its own meaning. */
function isLineInput(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type !== 'checkbox';
}
