import { useIntl } from 'react-intl';
import { useFormActions, useFormValue } from '../form/form-values.ts';
import { listedPlaces, type Place } from '../places/places.ts';
import { usePlaces } from '../places/use-places.ts';
import styles from './address-fields.module.css';
import { PhoneField } from './phone-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import { useZipFill, type FindPlace } from './use-zip-fill.ts';

export type { FindPlace } from './use-zip-fill.ts';

export interface AddressFieldsProps {
  /** where the address stands in the form, for example `shipTo` */
  readonly name: string;
  /** the browser's autofill section: `shipping` or `billing` */
  readonly section: 'shipping' | 'billing';
  /** where a ZIP code is; what is still empty of city and state is filled in by it */
  readonly findPlace?: FindPlace;
}

/** A postal address (specification §3): country and region from lists, the rest as text. */
export function AddressFields({ name, section, findPlace }: AddressFieldsProps) {
  const intl = useIntl();
  useZipFill(name, findPlace);
  const text = (what: string) => intl.formatMessage({ id: `forms.address.${what}` });
  const field = (what: string, autofill: string) => ({
    name: `${name}.${what}`,
    label: text(what),
    autoComplete: `${section} ${autofill}`,
  });
  return (
    <div className={styles.grid}>
      <TextField {...field('attention', 'name')} required />
      <TextField {...field('company', 'organization')} optional />
      <TextField {...field('line1', 'address-line1')} required />
      <TextField {...field('line2', 'address-line2')} optional />
      <TextField {...field('postalCode', 'postal-code')} label={usePostalLabel(name)} required />
      <TextField {...field('city', 'address-level2')} required />
      <RegionField name={name} section={section} />
      <CountryField name={name} section={section} />
      <PhoneField name={`${name}.phone`} label={text('phone')} hint={text('phone-hint')} optional />
    </div>
  );
}

function usePostalLabel(name: string): string {
  const intl = useIntl();
  const country = useFormValue(`${name}.country`);
  return intl.formatMessage({ id: country === 'US' ? 'forms.address.zip' : 'forms.address.postalCode' });
}

function CountryField({ name, section }: AddressFieldsProps) {
  const intl = useIntl();
  const { changeValues } = useFormActions();
  const country = useFormValue(`${name}.country`) ?? 'US';
  const other = intl.formatMessage({ id: 'forms.address.other-country' });
  const places = usePlaces();
  const list = places ? listedPlaces(places, intl.locale, other) : [];
  const known = list.length > 0 ? list : [{ code: country, name: countryName(country, intl.locale, other) }];
  return (
    <SelectField
      name={`${name}.country`}
      label={intl.formatMessage({ id: 'forms.address.country' })}
      autoComplete={`${section} country`}
      options={known.map((place) => ({ value: place.code, label: place.name }))}
      onChosen={() => changeValues({ [`${name}.region`]: undefined })}
      required
    />
  );
}

function RegionField({ name, section }: AddressFieldsProps) {
  const intl = useIntl();
  const country = useFormValue(`${name}.country`) ?? 'US';
  const region = useFormValue(`${name}.region`);
  const places = usePlaces();
  const place = places?.find((one) => one.code === country);
  const label = intl.formatMessage({ id: `forms.address.${regionWord(country)}` });
  const autoComplete = `${section} address-level1`;
  if (place && place.regions.length === 0) {
    return <TextField name={`${name}.region`} label={label} autoComplete={autoComplete} optional />;
  }
  return (
    <SelectField
      name={`${name}.region`}
      label={label}
      autoComplete={autoComplete}
      placeholder={intl.formatMessage({ id: 'forms.address.choose' })}
      options={regionOptions(place, region)}
      required
    />
  );
}

function regionOptions(place: Place | undefined, chosen: string | undefined) {
  if (!place) return chosen ? [{ value: chosen, label: chosen }] : [];
  return place.regions.map(([value, label]) => ({ value, label }));
}

function regionWord(country: string): 'state' | 'province' | 'region' {
  if (country === 'US') return 'state';
  return country === 'CA' ? 'province' : 'region';
}

function countryName(code: string, locale: string, other: string): string {
  if (code === 'other') return other;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
