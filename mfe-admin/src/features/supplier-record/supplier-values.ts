import type { Supplier, SupplierForm } from '@gantry/contracts/schemas/supplier';

/** The form of a supplier as it stands; one that is being added begins empty. */
export function valuesOfSupplier(supplier: Supplier | undefined): SupplierForm {
  const contact = { name: '', duty: '', email: '', phone: '' };
  if (!supplier) {
    return {
      name: '',
      brands: '',
      contacts: [contact],
      contactMethod: 'email',
      paymentTerm: 'net-30',
      leadTimeDays: '',
      locale: 'en-US',
      note: '',
      isActive: true,
    };
  }
  const { name, brands, contacts, contactMethod, paymentTerm, leadTimeDays, note, isActive } = supplier;
  return {
    name,
    brands: brands.join(', '),
    contacts: contacts.map((one) => ({ ...one, duty: one.duty ?? '', phone: one.phone ?? '' })),
    contactMethod,
    paymentTerm,
    leadTimeDays: String(leadTimeDays ?? ''),
    locale: supplier.locale as SupplierForm['locale'],
    note: note ?? '',
    isActive,
  };
}
