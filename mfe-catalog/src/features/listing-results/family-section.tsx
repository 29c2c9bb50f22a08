import type { ProductRow } from '@gantry/contracts/schemas/catalog';
import { Drawing } from '@gantry/ui';
import { useMemo } from 'react';
import { FamilyTable } from '../../parts/family-table.tsx';
import { isCategoryFamily } from '../../parts/is-category-family.ts';
import { useHighlight } from '../../parts/use-highlight.ts';
import styles from './results.module.css';
import type { ResultGroup } from './result-groups.ts';

type Family = Extract<ResultGroup, { kind: 'family' }>['family'];

interface FamilySectionProps {
  family: Family;
  rows: readonly ProductRow[];
  /** so many rows are drawn whole, and those of these products */
  completeRows: number;
  completeSkus: ReadonlySet<string> | undefined;
}

/**
 * A family: its drawing, one sentence and the table of its products. Pointing at a column marks its dimension; the
 * drawing of a category shows no measures of its products.
 */
export function FamilySection({ family, rows, completeRows, completeSkus }: FamilySectionProps) {
  const isFamily = !isCategoryFamily(family);
  const { highlight, handlers } = useHighlight();
  const letters = useMemo(() => lettersOf(isFamily ? family.drawing : null), [isFamily, family.drawing]);
  return (
    <section className={styles.family} {...handlers}>
      <div className={styles.familyHead}>
        {family.drawing ? (
          <Drawing
            drawing={family.drawing}
            highlight={highlight}
            dimensions={isFamily}
            className={isFamily ? styles.familyDrawing : styles.categoryDrawing}
          />
        ) : null}
        <div>
          <h2 className={styles.familyName}>{family.name}</h2>
          {family.summary ? <p className={styles.summary}>{family.summary}</p> : null}
        </div>
      </div>
      <FamilyTable
        caption={family.name}
        columns={family.columns}
        rows={rows}
        withNames={!isFamily}
        letters={letters}
        comparable
        completeRows={completeRows}
        completeSkus={completeSkus}
      />
    </section>
  );
}

/** The letters of a drawing's dimension lines, by the attribute they stand for. */
const lettersOf = (drawing: Family['drawing']): ReadonlyMap<string, string> =>
  new Map(drawing?.labels.map(({ attribute = '', text }) => [attribute, text]));
