import { TextField } from '@gantry/forms/text-field';
import { useIntl } from 'react-intl';

const measures = ['pounds', 'length', 'width', 'height'] as const;

/** What a package measures, in pounds and inches. @param prefix of the names of the fields */
export function MeasureFields({ prefix = '' }: { readonly prefix?: string }) {
  const intl = useIntl();
  return measures.map((measure) => (
    <TextField
      key={measure}
      name={`${prefix}${measure}`}
      label={intl.formatMessage({ id: `admin.fulfillment.${measure}` })}
      inputMode="decimal"
      autoComplete="off"
    />
  ));
}
