import { withKey } from '@gantry/api-client';
import type {
  AdminShipment,
  Fulfillment,
  RelabelForm,
  ShipLinesForm,
} from '@gantry/contracts/schemas/shipment';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import {
  useSalesAdminDeliverShipmentMutation,
  useSalesAdminRelabelPackageMutation,
  useSalesAdminReportShipmentMutation,
  useSalesAdminReshipMutation,
  useSalesAdminShipLinesMutation,
} from '../../api/fulfillment.endpoints.ts';
import { refusedAnswer } from '../../parts/refused-answer.ts';

/** What became of it, in the words of this panel; what was entered stays. */
function answerOf(error: unknown): SubmitAnswer {
  if (!error) return undefined;
  return refusedAnswer(error, 'admin.fulfillment.refusal');
}

/** Ships units of lines of an order, once per content. */
export function useShipLines({ orderNumber, version }: Fulfillment) {
  const [ship] = useSalesAdminShipLinesMutation();
  return async (form: ShipLinesForm, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const body = { version, form };
    const { error } = await ship(withKey({ params: { number: orderNumber }, body }, keyFor(body)));
    return answerOf(error);
  };
}

/** Replaces the label of a package, once per content. */
export function useRelabel({ number }: AdminShipment) {
  const [relabel] = useSalesAdminRelabelPackageMutation();
  return async (form: RelabelForm, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const body = { form };
    const { error } = await relabel(withKey({ params: { number }, body }, keyFor(body)));
    return answerOf(error);
  };
}

export const shipmentActs = ['deliver', 'exception', 'reship'] as const;
export type ShipmentAct = (typeof shipmentActs)[number];

/** Notes what happened to a shipment, once per content. */
export function useShipmentAct(act: ShipmentAct, { number, version }: AdminShipment) {
  const calls = {
    deliver: useSalesAdminDeliverShipmentMutation()[0],
    exception: useSalesAdminReportShipmentMutation()[0],
    reship: useSalesAdminReshipMutation()[0],
  };
  return async (values: object, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const body = { ...values, version };
    const send = calls[act] as (argument: unknown) => Promise<{ error?: unknown }>;
    const { error } = await send(withKey({ params: { number }, body }, keyFor(body)));
    return answerOf(error);
  };
}
