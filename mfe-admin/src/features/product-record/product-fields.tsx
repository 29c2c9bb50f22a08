import { TextField } from '@gantry/forms/text-field';
import { useIntl } from 'react-intl';
import { AvailabilityFields, OrderingFields, TextFields } from './fact-fields.tsx';
import { IdentityFields, PackageFields } from './identity-fields.tsx';
import { NatureFields, type NatureFieldsProps } from './nature-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import { PriceFields } from './price-fields.tsx';

interface ProductFieldsProps extends NatureFieldsProps {
  /** a new product may take its store number for that of its maker */
  readonly isNew?: boolean;
}

/** All that staff may say of a product, by what it is about: the same for a new one. */
export const ProductFields = ({ isNew = false, ...props }: ProductFieldsProps) => (
  <>
    <PriceFields />
    <AvailabilityFields />
    <OrderingFields />
    <PackageFields />
    <IdentityFields isNew={isNew} />
    <NatureFields {...props} />
    <PictureFields />
    <TextFields />
  </>
);

/** Why it is made or changed. */
export function ReasonField() {
  const intl = useIntl();
  return (
    <TextField
      name="reason"
      label={intl.formatMessage({ id: 'admin.product.reason' })}
      hint={intl.formatMessage({ id: 'admin.product.reason-hint' })}
      autoComplete="off"
      required
    />
  );
}
