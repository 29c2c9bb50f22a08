import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
// By the library's name: remotes take this file into their own chunks, and the parts it is made of from the shell.
import { Cell, HeadCell, RowHead, Table } from '@gantry/ui';
import { Fragment } from 'react';
import columnTable from '../column-table/column-table.module.css';
import styles from './document-sheet.module.css';

export interface DocumentSheetProps {
  readonly document: BusinessDocument;
  /** heading level of its title: 1 where it is the page */
  readonly level?: 1 | 3;
}

/** An order, offer, or the like as a sheet of paper; its PDF is drawn from the same document. */
export function DocumentSheet({ document, level = 1 }: DocumentSheetProps) {
  const { title, seller, notice, facts, table, sums, sections } = document;
  const Title = `h${level}` as const;
  const Heading = level === 1 ? 'h2' : 'h4';
  return (
    <article className={styles.sheet}>
      <header>
        <p className={styles.seller}>
          <strong>{seller.name}</strong>
          {seller.lines.map((line) => (
            <Fragment key={line}>
              <br />
              {line}
            </Fragment>
          ))}
        </p>
        <Title className={styles.title}>{title}</Title>
        {notice ? <p className={styles.notice}>{notice}</p> : null}
      </header>
      <Facts facts={facts} />
      {table ? <Lines title={title} table={table} /> : null}
      <Sums sums={sums} />
      {sections.map(({ heading, paragraphs }, index) => (
        <section key={index}>
          {heading ? <Heading className={styles.heading}>{heading}</Heading> : null}
          {paragraphs.map((text, at) => (
            <p key={at} className={styles.paragraph}>
              {text}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}

function Facts({ facts }: Pick<BusinessDocument, 'facts'>) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, lines }) => (
        <div key={label}>
          <dt>{label}</dt>
          {lines.map((line, index) => (
            <dd key={index}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

interface LinesProps {
  readonly title: string;
  readonly table: NonNullable<BusinessDocument['table']>;
}

/** The second column names the row, as in the PDF: the first is its number. On telephones rows stack, as elsewhere. */
function Lines({ title, table: { columns, rows } }: LinesProps) {
  return (
    <Table caption={title} className={columnTable.stacks}>
      <thead>
        <tr>
          {columns.map(({ label, isNumber }) => (
            <HeadCell key={label} numeric={isNumber}>
              {label}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells, below }, row) => (
          <tr key={row}>
            {columns.map(({ label, isNumber }, column) =>
              column === 1 ? (
                <RowHead key={label}>
                  <Text text={cells[column]} />
                  {below.map((text, at) => (
                    <span key={at} className={styles.below}>
                      {text}
                    </span>
                  ))}
                </RowHead>
              ) : (
                <Cell key={label} numeric={isNumber} data-label={label}>
                  {cells[column] ? <Text text={cells[column]} /> : null}
                </Cell>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Text = ({ text = '' }: { readonly text?: string | undefined }) => (
  <span className={styles.text}>{text}</span>
);

function Sums({ sums }: Pick<BusinessDocument, 'sums'>) {
  if (sums.length === 0) return null;
  return (
    <dl className={styles.sums}>
      {sums.map(({ label, value, isTotal }) => (
        <div key={label} className={isTotal ? styles.total : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
