import type { Purchasable, PurchaseOrder } from '@gantry/contracts/schemas/purchase-order';
import { useFormActions, useFormValue } from '@gantry/forms/form-values';
import { TextField } from '@gantry/forms/text-field';
import { usePackText, useQuantityText } from '@gantry/i18n/quantity-text';
import { Button } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import recordStyles from '../../parts/record.module.css';
import { lineOf, stockLine, type DraftLine } from './draft-values.ts';
import styles from './purchase-draft.module.css';

type Candidate = Purchasable['lines'][number];

export interface DraftLinesProps {
  readonly candidates: readonly Candidate[];
  /** as they were saved last: what products for stock come in is known from then on */
  readonly saved: PurchaseOrder['lines'];
}

/** What is bought, with quantity and cost; lines of the source that are left out wait below. */
export function DraftLines({ candidates, saved }: DraftLinesProps) {
  const { changeValues } = useFormActions();
  const lines = useFormValue<readonly DraftLine[]>('lines') ?? [];
  const changeLines = (changed: readonly DraftLine[]) => changeValues({ lines: changed });
  const left = candidates.filter(({ id }) => !lines.some(({ sourceLineId }) => sourceLineId === id));
  return (
    <>
      {lines.map((line, place) => (
        <LineFields
          key={line.sourceLineId ?? `stock ${place}`}
          place={place}
          candidate={candidates.find(({ id }) => id === line.sourceLineId)}
          saved={saved.find(({ partNumber }) => partNumber === line.partNumber)}
          removeLine={lines.length > 1 ? () => changeLines(lines.filter((_, at) => at !== place)) : undefined}
        />
      ))}
      <div className={styles.row}>
        <Button size="small" type="button" onClick={() => changeLines([...lines, stockLine])}>
          <FormattedMessage id="admin.mpo.add-stock" />
        </Button>
      </div>
      <LeftLines left={left} addLine={(line) => changeLines([...lines, lineOf(line)])} />
    </>
  );
}

interface LineFieldsProps {
  readonly place: number;
  /** undefined for stock */
  readonly candidate: Candidate | undefined;
  readonly saved: DraftLinesProps['saved'][number] | undefined;
  /** left out for the only one */
  readonly removeLine: (() => void) | undefined;
}

function LineFields({ place, candidate, saved, removeLine }: LineFieldsProps) {
  const intl = useIntl();
  const hint = useUnitHint(place, candidate ?? saved);
  const field = (part: string) => ({
    name: `lines.${place}.${part}`,
    label: intl.formatMessage({ id: `admin.mpo.line.${part}` }),
    autoComplete: 'off',
  });
  return (
    <fieldset className={styles.line}>
      <legend>
        {candidate ? (
          <>
            {candidate.name}{' '}
            <span className={recordStyles.mono}>
              {[candidate.brand, candidate.partNumber].filter(Boolean).join(' ')}
            </span>
          </>
        ) : (
          <FormattedMessage id="admin.mpo.line.stock" />
        )}
      </legend>
      <div className={styles.fields}>
        {candidate ? null : <TextField {...field('partNumber')} required />}
        <TextField {...field('quantity')} {...(hint ? { hint } : {})} inputMode="numeric" required />
        <TextField {...field('unitCost')} inputMode="decimal" />
      </div>
      {removeLine ? (
        <Button size="small" type="button" onClick={removeLine}>
          <FormattedMessage id="admin.mpo.line.remove" />
        </Button>
      ) : null}
    </fieldset>
  );
}

/** What the quantity means that is typed: `20 packages · 100 per package`; empty where nobody knows the unit. */
function useUnitHint(place: number, unit: Pick<Candidate, 'unitOfMeasure' | 'packSize'> | undefined): string {
  const typed = Number(useFormValue<string>(`lines.${place}.quantity`));
  const quantityText = useQuantityText();
  const packText = usePackText();
  if (!unit) return '';
  const { packSize, unitOfMeasure } = unit;
  const quantity = Number.isInteger(typed) && typed > 0 ? quantityText(typed, unitOfMeasure) : '';
  return [quantity, packText(packSize, unitOfMeasure)].filter(Boolean).join(' · ');
}

interface LeftLinesProps {
  readonly left: readonly Candidate[];
  readonly addLine: (line: Candidate) => void;
}

/** Lines of the source that are not on this purchase order, with why where they cannot be. */
function LeftLines({ left, addLine }: LeftLinesProps) {
  if (left.length === 0) return null;
  return (
    <section aria-labelledby="left-lines">
      <h3 id="left-lines" className={recordStyles.title}>
        <FormattedMessage id="admin.mpo.left-lines" />
      </h3>
      <ul className={styles.left}>
        {left.map((line) => (
          <li key={line.id} className={styles.row}>
            <span>
              {line.name} <span className={recordStyles.mono}>{line.brand}</span>
            </span>
            {line.blocker ? (
              <span className={recordStyles.soft}>
                <FormattedMessage
                  id={`admin.mpo.blocker.${line.blocker}`}
                  values={{ number: line.onOrder?.toUpperCase() ?? '' }}
                />
              </span>
            ) : (
              <Button size="small" type="button" onClick={() => addLine(line)}>
                <FormattedMessage id="admin.mpo.line.add" />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
