import { isWithinStore, parseHelpText, type HelpBlock, type HelpRun } from '@gantry/domain/help-text';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './help-text.module.css';

export interface HelpTextProps {
  /** in the markup of help pages */
  readonly text: string;
  /** one level more for every heading, where the text stands below another one */
  readonly isBelow?: boolean;
}

/** A text of a help page. It is drawn part by part and never taken for HTML, so whatever is typed is text or markup. */
export function HelpText({ text, isBelow = false }: HelpTextProps) {
  return (
    <div className={styles.text}>
      {parseHelpText(text).map((block, place) => (
        // a text has no other names for its parts
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={place} block={block} isBelow={isBelow} />
      ))}
    </div>
  );
}

function Block({ block, isBelow }: { readonly block: HelpBlock; readonly isBelow: boolean }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Runs runs={block.runs} />
      </p>
    );
  if (block.kind === 'heading') {
    const Heading = headings[block.level + (isBelow ? 1 : 0)] ?? 'h4';
    return (
      <Heading id={block.id}>
        <Runs runs={block.runs} />
      </Heading>
    );
  }
  const List = block.kind === 'list' ? 'ul' : 'ol';
  return (
    <List>
      {block.items.map((runs, place) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>
          <Runs runs={runs} />
        </li>
      ))}
    </List>
  );
}
const headings: Readonly<Record<number, 'h2' | 'h3' | 'h4'>> = { 2: 'h2', 3: 'h3', 4: 'h4' };

const Runs = ({ runs }: { readonly runs: readonly HelpRun[] }) =>
  runs.map((run, place) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={place}>{drawRun(run)}</Fragment>
  ));

function drawRun({ text, isStrong, isEmphasized, to }: HelpRun): ReactNode {
  const emphasized = isEmphasized ? <em>{text}</em> : text;
  const words = isStrong ? <strong>{emphasized}</strong> : emphasized;
  if (to === undefined) return words;
  if (isWithinStore(to)) return <Link to={to}>{words}</Link>;
  return (
    <a href={to} rel="noopener noreferrer">
      {words}
    </a>
  );
}
