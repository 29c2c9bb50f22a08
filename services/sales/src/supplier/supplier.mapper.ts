import type { RecordFile } from '@gantry/contracts/schemas/record-file';
import type {
  Supplier as SupplierView,
  SupplierRequest as RequestView,
  SupplierView as LinkView,
} from '@gantry/contracts/schemas/supplier';
import type { SupplierRequest, SupplierRequestLine } from './supplier-request.entity.ts';
import type { SupplierRecord } from './supplier.repository.ts';
import type { Supplier } from './supplier.entity.ts';

/** A supplier as staff see it. */
export const supplierView = (supplier: Supplier, record: SupplierRecord): SupplierView => ({
  id: supplier.id,
  name: supplier.name,
  brands: supplier.brands,
  contacts: supplier.contacts,
  contactMethod: supplier.contactMethod,
  paymentTerm: supplier.paymentTerm,
  leadTimeDays: supplier.leadTimeDays ?? null,
  locale: supplier.locale,
  note: supplier.note ?? null,
  isActive: supplier.isActive,
  version: supplier.version,
  record,
});

const requestFacts = (request: SupplierRequest, files: RecordFile[]) => ({
  status: request.status,
  message: request.message ?? null,
  askedAt: request.askedAt.toISOString(),
  dueAt: request.dueAt.toISOString(),
  answeredAt: request.answeredAt?.toISOString() ?? null,
  files,
  version: request.version,
});

const askedLine = (line: SupplierRequestLine): LinkView['lines'][number] => ({
  id: line.id,
  lineNumber: line.lineNumber,
  name: line.name,
  brand: line.brand ?? null,
  partNumber: line.partNumber ?? null,
  quantity: line.quantity,
  unitOfMeasure: line.unitOfMeasure,
  neededBy: line.neededBy ?? null,
  answer: line.answeredAt
    ? {
        unitCost: line.unitCost ?? null,
        leadTimeDays: line.leadTimeDays ?? null,
        minimumQuantity: line.minimumQuantity ?? null,
        cannotSupply: line.cannotSupply,
        note: line.answerNote ?? null,
      }
    : null,
});

/** A question to a supplier as staff see it. */
export const requestView = (
  request: SupplierRequest,
  { supplier, inquiryNumber, files }: { supplier: Supplier; inquiryNumber: string; files: RecordFile[] },
): RequestView => ({
  ...requestFacts(request, files),
  id: request.id,
  supplier: { id: supplier.id, name: supplier.name },
  inquiryNumber,
  askedBy: request.askedBy ?? null,
  lines: request.lines.getItems().map((line) => ({ ...askedLine(line), inquiryLineId: line.inquiryLineId })),
});

/** The same for whoever holds its link: nothing that only the store knows. */
export const linkView = (request: SupplierRequest, supplier: Supplier, files: RecordFile[]): LinkView => ({
  ...requestFacts(request, files),
  supplier: supplier.name,
  reference: request.reference,
  lines: request.lines.getItems().map(askedLine),
});
