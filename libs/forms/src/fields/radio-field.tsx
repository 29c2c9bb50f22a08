import { RadioGroup, type RadioOption } from '@gantry/ui';
import { type FieldBase, useFormField } from './use-form-field.ts';

export interface RadioFieldProps extends FieldBase {
  readonly options: readonly RadioOption[];
  /** the legend is read out but not shown */
  readonly labelHidden?: boolean;
  /** told after the value has changed */
  readonly onChosen?: (value: string) => void;
}

/** One choice of a few, all visible. */
export function RadioField(props: RadioFieldProps) {
  const { input, error } = useFormField(props);
  return (
    <RadioGroup
      legend={props.label}
      legendHidden={props.labelHidden}
      name={input.name}
      options={props.options}
      value={input.value}
      onChange={(value) => {
        input.onChange(value);
        props.onChosen?.(value);
      }}
      onBlur={() => input.onBlur()}
      error={error}
    />
  );
}
