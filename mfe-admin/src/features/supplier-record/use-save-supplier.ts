import { withKey } from '@gantry/api-client';
import { adminSupplierPath } from '@gantry/contracts/addresses/admin';
import type { Supplier, SupplierForm } from '@gantry/contracts/schemas/supplier';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  useSalesAdminAddSupplierMutation,
  useSalesAdminChangeSupplierMutation,
} from '../../api/suppliers.endpoints.ts';
import { refusedAnswer } from '../../parts/refused-answer.ts';

/** Saves a supplier; a new one is shown at its own address then. */
export function useSaveSupplier(supplier: Supplier | undefined) {
  const navigate = useNavigate();
  const [add] = useSalesAdminAddSupplierMutation();
  const [change] = useSalesAdminChangeSupplierMutation();
  const [isSaved, setSaved] = useState(false);
  const saveSupplier = async (form: SupplierForm, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const { data, error } = supplier
      ? await change(changeOf(supplier, form, keyFor))
      : await add(withKey({ body: form }, keyFor(form)));
    setSaved(!error);
    if (error) {
      return refusedAnswer(error, 'admin.supplier.refusal');
    }
    if (!supplier) await navigate(adminSupplierPath(data.id), { replace: true });
    return undefined;
  };
  return { saveSupplier, isSaved };
}

function changeOf({ id, version }: Supplier, form: SupplierForm, keyFor: Attempt['keyFor']) {
  const body = { version, form };
  return withKey({ params: { id }, body }, keyFor(body));
}
