import { newUuid } from '@gantry/contracts/idempotency-key';
import { adminTaxPath } from '@gantry/contracts/addresses/admin';
import { useNavigate } from 'react-router';
import { useTaxationAdminSendImportMutation } from '../../api/tax-files.endpoints.ts';
import { NewImport, type ImportChoices } from '../../parts/book-imports/new-import.tsx';

/** Sends a file of rates or ZIP codes under an id of its own, and opens the difference. */
export function NewTaxImport() {
  const [send] = useTaxationAdminSendImportMutation();
  const navigate = useNavigate();
  const sendFile = async (file: File, query: ImportChoices) => {
    const id = newUuid();
    const body = new Uint8Array(await file.arrayBuffer());
    const { error } = await send({ params: { id }, query, body });
    if (!error) await navigate(`${adminTaxPath()}?tab=imports&import=${id}`);
    return error;
  };
  return <NewImport texts="admin.tax" send={sendFile} />;
}
