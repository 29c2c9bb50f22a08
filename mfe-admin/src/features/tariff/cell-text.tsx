import { typedOfValue, type TariffCell } from '@gantry/contracts/schemas/tariff';
import { Money } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** The value of a cell as it is read. */
export function CellText({ cell, value }: { readonly cell: TariffCell; readonly value: string | number }) {
  if (value === '') return '–';
  if (cell === 'money') return <Money amount={Number(value)} />;
  if (cell === 'percent') return `${typedOfValue(cell, value)}\u00a0%`;
  if (cell === 'service') return <FormattedMessage id={`order.service.${value}`} />;
  if (cell === 'surcharge') return <FormattedMessage id={`admin.tariff.part.${value}`} />;
  if (cell === 'rule') return <FormattedMessage id={`admin.tariff.rule.${value}`} />;
  return String(value);
}
