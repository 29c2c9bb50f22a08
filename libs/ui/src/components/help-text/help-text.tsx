import { isWithinStore, parseHelpText, type HelpBlock, type HelpRun } from '@gantry/domain/help-text';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './help-text.module.css';

/**
 * A text of a help page, its headings from the second level on. It is drawn part by part and never taken for HTML, so whatever is
 * typed is text or markup.
 * @param text in the markup of help pages
 */
export function HelpText({ text }: { readonly text: string }) {
  return (
    <div className={styles.text}>
      {parseHelpText(text).map((block, place) => (
        // a text has no other names for its parts
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={place} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { readonly block: HelpBlock }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Runs runs={block.runs} />
      </p>
    );
  if (block.kind === 'heading') {
    const Heading = block.level === 2 ? 'h2' : 'h3';
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
