import { failureOf, withKey } from '@gantry/api-client';
import { adminShippingPath } from '@gantry/contracts/addresses/admin';
import { newUuid } from '@gantry/contracts/idempotency-key';
import { tariffKinds, type TariffKind } from '@gantry/contracts/schemas/tariff';
import type { TariffImportRecord } from '@gantry/contracts/schemas/tariff-admin';
import { attemptKeys } from '@gantry/forms/attempt-key';
import { EmptyState } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import {
  useShippingAdminApplyTariffImportMutation,
  useShippingAdminGetTariffImportQuery,
  useShippingAdminListTariffImportsQuery,
  useShippingAdminSendTariffImportMutation,
  useShippingAdminUndoTariffImportMutation,
} from '../../api/tariff.endpoints.ts';
import { useMayWriteTariff } from '../../parts/may-write-tariff.ts';
import { NoTariff } from '../../parts/no-tariff.tsx';
import { ImportDifference } from '../../parts/book-imports/import-difference.tsx';
import { ImportTable } from '../../parts/book-imports/import-table.tsx';
import { NewImport, type ImportChoices } from '../../parts/book-imports/new-import.tsx';

const importPath = (id: string): string => `${adminShippingPath()}?tab=imports&import=${id}`;

/** Files of tariff tables: a new one, the one that stands open, and those of before. */
export function TariffImports({ openId }: { readonly openId: string | undefined }) {
  const { data: imports, error } = useShippingAdminListTariffImportsQuery();
  const { data: open } = useShippingAdminGetTariffImportQuery(
    { params: { id: openId ?? '' } },
    { skip: !openId },
  );
  const mayWrite = useMayWriteTariff();
  if (error) return <NoTariff error={error} />;
  if (!imports) return null;
  return (
    <>
      {mayWrite ? <NewTariffImport /> : null}
      {open && openId ? <TariffDifference key={open.id} found={open} mayWrite={mayWrite} /> : null}
      {imports.length > 0 ? (
        <ImportTable imports={imports} pathOf={importPath} kindText="admin.tariff.kind" />
      ) : (
        <EmptyState title={<FormattedMessage id="admin.tax.imports-none" />} />
      )}
    </>
  );
}

/** Sends a file of one table under an id of its own, and opens the difference. */
function NewTariffImport() {
  const intl = useIntl();
  const [send] = useShippingAdminSendTariffImportMutation();
  const navigate = useNavigate();
  const sendFile = async (file: File, choices: ImportChoices, chosen: string) => {
    const id = newUuid();
    const kind = tariffKinds.find((one) => one === chosen) ?? ('base' satisfies TariffKind);
    const body = new Uint8Array(await file.arrayBuffer());
    const { error } = await send({ params: { id }, query: { ...choices, kind }, body });
    if (!error) await navigate(importPath(id));
    return error;
  };
  return (
    <NewImport
      texts="admin.tariff"
      send={sendFile}
      kindLabel={intl.formatMessage({ id: 'admin.tariff.table' })}
      kinds={tariffKinds.map((value) => ({
        value,
        label: intl.formatMessage({ id: `admin.tariff.kind.${value}` }),
      }))}
    />
  );
}

interface TariffDifferenceProps {
  readonly found: TariffImportRecord;
  readonly mayWrite: boolean;
}

function TariffDifference({ found, mayWrite }: TariffDifferenceProps) {
  const presses = useImportPresses(found);
  return <ImportDifference found={found} presses={mayWrite ? presses : null} />;
}

/** Applies or takes back, once for each press however often it is sent. */
function useImportPresses({ id, counts, at }: TariffImportRecord) {
  const [apply, applied] = useShippingAdminApplyTariffImportMutation();
  const [undo, undone] = useShippingAdminUndoTariffImportMutation();
  const [keys] = useState(() => attemptKeys());
  const applyImport = () => {
    const body = { leaveOutRefused: counts.refused > 0 };
    undone.reset();
    void apply(withKey({ params: { id }, body }, keys.keyFor({ id, at, body })));
  };
  const undoImport = () => {
    applied.reset();
    void undo(withKey({ params: { id }, body: {} }, keys.keyFor({ id, undo: true })));
  };
  return {
    applyImport,
    undoImport,
    isApplying: applied.isLoading,
    isUndoing: undone.isLoading,
    failure: failureOf(applied.error ?? undone.error),
  };
}
