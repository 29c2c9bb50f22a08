import type { AddressInput } from '@gantry/contracts/schemas/address';
import { useEffect, useRef } from 'react';
import { useFormActions, useFormValue } from '../form/form-values.ts';

/** A city and its state; null where a ZIP code has no one such. */
export interface ZipPlace {
  readonly city: string | null;
  readonly state: string | null;
}
/** Finds where a US ZIP code of five digits is; null where there is no such code or nobody can tell. */
export type FindPlace = (zip: string) => Promise<ZipPlace | null>;

type Filled = Pick<AddressInput, 'city' | 'region'>;

/** Fills in city and state of a ZIP code as soon as it is typed, and never over what somebody typed or chose. */
export function useZipFill(name: string, findPlace: FindPlace | undefined): void {
  const address = useFormValue<Partial<AddressInput> | null>(name) ?? {};
  const { changeValues } = useFormActions();
  const filled = useRef<Partial<Filled>>({});
  const looked = useRef<string>(undefined);
  const current = useRef(address);
  const zip = zipOf(address);
  useEffect(() => {
    current.current = address;
    if (!findPlace || zip === undefined || zip === looked.current) return;
    looked.current = zip;
    void findPlace(zip).then((place) => {
      if (!place || zipOf(current.current) !== zip) return;
      const values = valuesToFill(current.current, filled.current, place);
      filled.current = { ...filled.current, ...values };
      const changes = Object.entries(values).map(([part, value]) => [`${name}.${part}`, value]);
      if (changes.length > 0) changeValues(Object.fromEntries(changes) as Record<string, string>);
    });
  });
}

function zipOf({ country = 'US', postalCode }: Partial<AddressInput>): string | undefined {
  return country === 'US' ? /^\d{5}(?=-?\d{4}$|$)/.exec(postalCode ?? '')?.[0] : undefined;
}

/** City and state that are empty, or are what an earlier ZIP code filled in. */
export function valuesToFill(
  address: Partial<AddressInput>,
  filled: Partial<Filled>,
  { city, state }: ZipPlace,
): Partial<Filled> {
  const isOpen = (part: 'city' | 'region') => !address[part] || address[part] === filled[part];
  return {
    ...(city && isOpen('city') ? { city } : {}),
    ...(state && isOpen('region') ? { region: state } : {}),
  };
}
