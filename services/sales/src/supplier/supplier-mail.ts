import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { publish } from '@gantry/nest-kit/events';
import type { SupplierRequest } from './supplier-request.entity.ts';
import type { Supplier } from './supplier.entity.ts';

const markOf = (request: SupplierRequest) => ({
  entity: `supplier-request:${request.id}`,
  version: request.version,
});

/** Mails the supplier the link that answers; the token is in no other place. */
export function tellSupplier(
  em: EntityManager,
  { supplier, request, token }: { supplier: Supplier; request: SupplierRequest; token: string },
): Promise<void> {
  const payload: EventPayload<'supplier.asked'> = {
    email: supplier.contact.email,
    name: supplier.contact.name,
    locale: supplier.locale,
    reference: request.reference,
    token,
    dueAt: request.dueAt.toISOString(),
    lines: request.lines
      .getItems()
      // whoever is asked for a price says themselves what a unit is made of
      .map(({ name, partNumber = null, quantity, unitOfMeasure }) => ({
        name,
        partNumber,
        quantity,
        unitOfMeasure,
        packSize: 1,
      })),
    text: request.message ?? null,
  };
  return publish(em, 'supplier.asked', payload, markOf(request));
}

/** Tells the store that a supplier has answered, or let their time pass. */
export function tellStoreOfSupplier(
  em: EntityManager,
  kind: EventPayload<'supplier.for-store'>['kind'],
  {
    supplier,
    request,
    inquiryNumber,
  }: { supplier: Supplier; request: SupplierRequest; inquiryNumber: string },
  text: string | null,
): Promise<void> {
  const payload = { kind, supplier: supplier.name, email: supplier.contact.email, inquiryNumber, text };
  return publish(em, 'supplier.for-store', payload, markOf(request));
}
