import { useUser } from '@gantry/api-client';
import { maxPhoneLines } from '@gantry/contracts/schemas/phone-order';
import { isOneOfRoles, ownPriceRoles } from '@gantry/domain/roles';
import { useFormActions, useFormValue } from '@gantry/forms/form-values';
import { TextField } from '@gantry/forms/text-field';
import { Button, FieldRow } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { emptyLine, type PhoneLineValues } from './phone-values.ts';
import styles from './phone-order.module.css';

/** What is ordered, line by line; prices of one's own only for those who may set them. */
export function PhoneLines() {
  const { changeValues } = useFormActions();
  const role = useUser()?.role;
  const lines = useFormValue<readonly PhoneLineValues[]>('lines') ?? [];
  return (
    <fieldset className={styles.group}>
      <legend>
        <FormattedMessage id="admin.phone.lines" />
      </legend>
      <ol className={styles.lines}>
        {lines.map((_, place) => (
          <PhoneLine
            // lines have no names of their own
            key={place}
            place={place}
            hasOwnPrice={isOneOfRoles(ownPriceRoles, role)}
            onRemove={
              lines.length > 1
                ? () => changeValues({ lines: lines.filter((_one, other) => other !== place) })
                : undefined
            }
          />
        ))}
      </ol>
      {lines.length < maxPhoneLines ? (
        <div>
          <Button size="small" onClick={() => changeValues({ lines: [...lines, emptyLine] })}>
            <FormattedMessage id="admin.phone.add-line" />
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

interface PhoneLineProps {
  /** among the lines, from 0 */
  readonly place: number;
  readonly hasOwnPrice: boolean;
  /** missing for the only line */
  readonly onRemove: (() => void) | undefined;
}

function PhoneLine({ place, hasOwnPrice, onRemove }: PhoneLineProps) {
  const intl = useIntl();
  const field = (what: string) => ({
    name: `lines.${place}.${what}`,
    label: intl.formatMessage({ id: `admin.phone.${what}` }),
  });
  return (
    <li className={styles.line}>
      <FieldRow className={styles.cells}>
        <TextField {...field('sku')} autoComplete="off" mono required />
        <TextField {...field('quantity')} inputMode="numeric" autoComplete="off" required />
        {hasOwnPrice ? (
          <>
            <TextField {...field('unitPrice')} inputMode="decimal" autoComplete="off" optional />
            <TextField {...field('unitCost')} inputMode="decimal" autoComplete="off" optional />
            <TextField {...field('reason')} autoComplete="off" optional />
          </>
        ) : null}
      </FieldRow>
      {onRemove ? (
        <div>
          <Button
            variant="quiet"
            size="small"
            aria-label={intl.formatMessage({ id: 'admin.phone.remove-line' }, { line: place + 1 })}
            onClick={onRemove}
          >
            <FormattedMessage id="admin.phone.remove" />
          </Button>
        </div>
      ) : null}
    </li>
  );
}
