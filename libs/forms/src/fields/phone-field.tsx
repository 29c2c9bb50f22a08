import { Field, TextInput } from '@gantry/ui';
import { useEffect, useRef, useState } from 'react';
import { digitsOf, formatPhone } from '@gantry/domain/phone-mask';
import { readPhone } from '../phone/read-phone.ts';
import { type FieldBase, useFormField } from './use-form-field.ts';

/** How long after focus or blur the field is formatted again, in milliseconds (specification §5). */
const REFORMAT_DELAY = 15;

/** Marks a phone field without a value (specification §5). */
const emptyPhoneClass = 'phone-empty';

/**
 * A phone number under the mask of specification §5. The form's value is digits with an optional extension
 * (`13075550100x12`), or null; what is shown is formatted shortly after focus and blur, never while typing.
 */
export function PhoneField(props: FieldBase) {
  const { id, input, error, note } = useFormField<string | null>(props, { parse: (value) => value });
  const { text, format, onType } = usePhoneText(input.value || null, input.onChange);

  return (
    <Field id={id} label={props.label} hint={props.hint} note={note} error={error}>
      {(control) => (
        <TextInput
          {...control}
          name={input.name}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          className={!input.value && digitsOf(text) === '' ? emptyPhoneClass : undefined}
          value={text}
          onChange={(event) => onType(event.target.value)}
          onFocus={() => {
            input.onFocus();
            format();
          }}
          onBlur={() => {
            input.onBlur();
            format();
          }}
        />
      )}
    </Field>
  );
}

/** What the field shows of a value: formatted under the mask, or as it was typed. */
function usePhoneText(value: string | null, onChange: (value: string | null) => void) {
  const [text, setText] = useState(() => formatPhone(value));
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A value set from outside, such as an address chosen from the book, replaces what is shown.
  if (typed !== value) {
    setTyped(value);
    setText(formatPhone(value));
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const format = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setText(formatPhone(value)), REFORMAT_DELAY);
  };
  const onType = (entered: string) => {
    // what was there when the field got the focus is no longer what is to be formatted
    clearTimeout(timer.current);
    setText(entered);
    const number = readPhone(entered);
    setTyped(number);
    onChange(number);
  };
  return { text, format, onType };
}
