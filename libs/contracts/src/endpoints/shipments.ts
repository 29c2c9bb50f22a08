import * as v from 'valibot';
import { dockRoles, staffRoles } from '@gantry/domain/roles';
import { defineEndpoint } from '../endpoint.ts';
import { recordNumberSchema } from '../schemas/common.ts';
import {
  decideDelaySchema,
  delayedLinesSchema,
  deliverShipmentSchema,
  fulfillmentSchema,
  reportShipmentSchema,
  relabelSchema,
  reshipSchema,
  shipLinesSchema,
  shipmentExceptionSchema,
  shipmentLinkSchema,
  shipmentSchema,
} from '../schemas/shipment.ts';

const params = v.object({ number: recordNumberSchema });
const staff = { staff: staffRoles } as const;
const dock = { staff: dockRoles } as const;
const write = {
  service: 'sales',
  audience: 'public',
  method: 'POST',
  response: fulfillmentSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'NOT_PERMITTED', 'IDEMPOTENCY_CONFLICT'],
} as const;

export const salesAdminGetFulfillment = /* @__PURE__ */ defineEndpoint({
  service: 'sales',
  audience: 'public',
  rights: staff,
  name: 'salesAdminGetFulfillment',
  method: 'GET',
  path: '/admin/orders/:number/fulfillment',
  params,
  response: fulfillmentSchema,
  errors: ['NOT_FOUND'],
  summary: 'What of an order is still to be shipped, and its shipments.',
});

export const salesAdminShipLines = /* @__PURE__ */ defineEndpoint({
  ...write,
  rights: dock,
  name: 'salesAdminShipLines',
  path: '/admin/orders/:number/shipments',
  params,
  body: shipLinesSchema,
  summary:
    'Ships units of lines in packages: the only way goods leave. Stock, mail, invoice and capture follow, once.',
});

export const salesAdminDeliverShipment = /* @__PURE__ */ defineEndpoint({
  ...write,
  rights: dock,
  name: 'salesAdminDeliverShipment',
  path: '/admin/shipments/:number/deliver',
  params,
  body: deliverShipmentSchema,
  summary: 'A shipment has arrived, as somebody of ours knows; who took it is the proof.',
});

export const salesAdminReportShipment = /* @__PURE__ */ defineEndpoint({
  ...write,
  rights: dock,
  name: 'salesAdminReportShipment',
  path: '/admin/shipments/:number/exception',
  params,
  body: shipmentExceptionSchema,
  summary:
    'Something went wrong on the way: all of it, or the units that are named, go to delivery exception as lines of their own. Of a failed shipment those that are named stay there, and the rest goes on.',
});

export const salesAdminReship = /* @__PURE__ */ defineEndpoint({
  ...write,
  rights: dock,
  name: 'salesAdminReship',
  path: '/admin/shipments/:number/reship',
  params,
  body: reshipSchema,
  summary: 'Sends the goods of a failed shipment once more, at our cost.',
});

export const salesAdminRelabelPackage = /* @__PURE__ */ defineEndpoint({
  ...write,
  rights: dock,
  name: 'salesAdminRelabelPackage',
  path: '/admin/shipments/:number/relabel',
  params,
  body: relabelSchema,
  summary:
    'Gives the label of a package back and buys another; WRONG_STATE once its carrier has scanned the package.',
});

export const salesGetShipment = /* @__PURE__ */ defineEndpoint({
  service: 'sales',
  audience: 'public',
  rights: 'anyone',
  name: 'salesGetShipment',
  method: 'GET',
  path: '/shipments/:number',
  params,
  query: shipmentLinkSchema,
  response: shipmentSchema,
  errors: ['NOT_FOUND'],
  limit: { max: 120, windowSeconds: 60 },
  summary: 'A shipment, for the owner of its order or whoever holds its token.',
});

export const salesConfirmShipment = /* @__PURE__ */ defineEndpoint({
  service: 'sales',
  audience: 'public',
  rights: 'anyone',
  name: 'salesConfirmShipment',
  method: 'POST',
  path: '/shipments/:number/confirm',
  params,
  query: shipmentLinkSchema,
  body: v.object({}),
  response: shipmentSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE'],
  limit: { max: 30, windowSeconds: 60 },
  summary: 'Its customer says that it has arrived.',
});

export const salesReportShipment = /* @__PURE__ */ defineEndpoint({
  service: 'sales',
  audience: 'public',
  rights: 'anyone',
  name: 'salesReportShipment',
  method: 'POST',
  path: '/shipments/:number/report',
  params,
  query: shipmentLinkSchema,
  body: reportShipmentSchema,
  response: shipmentSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE'],
  limit: { max: 30, windowSeconds: 60 },
  summary: 'Its customer says that it, or units of it, are lost, damaged or were refused.',
});

export const salesListOrderShipments = /* @__PURE__ */ defineEndpoint({
  service: 'sales',
  audience: 'public',
  rights: 'anyone',
  name: 'salesListOrderShipments',
  method: 'GET',
  path: '/orders/:number/shipments',
  params,
  query: shipmentLinkSchema,
  response: v.array(shipmentSchema),
  errors: ['NOT_FOUND'],
  summary: 'The shipments of an order, oldest first, for its owner or whoever holds its token.',
});

export const salesGetDelayedLines = /* @__PURE__ */ defineEndpoint({
  service: 'sales',
  audience: 'public',
  rights: 'anyone',
  name: 'salesGetDelayedLines',
  method: 'GET',
  path: '/orders/:number/delays',
  params,
  query: shipmentLinkSchema,
  response: delayedLinesSchema,
  errors: ['NOT_FOUND'],
  limit: { max: 120, windowSeconds: 60 },
  summary: 'Backordered lines of an order, for its owner or whoever holds its token.',
});

export const salesDecideDelay = /* @__PURE__ */ defineEndpoint({
  service: 'sales',
  audience: 'public',
  rights: 'anyone',
  name: 'salesDecideDelay',
  companyAct: 'order',
  method: 'POST',
  path: '/orders/:number/delays',
  params,
  query: shipmentLinkSchema,
  body: decideDelaySchema,
  response: delayedLinesSchema,
  idempotent: true,
  errors: ['NOT_FOUND', 'WRONG_STATE'],
  limit: { max: 30, windowSeconds: 60 },
  summary:
    'Keeps late lines, or cancels them: at once where nothing was captured, else staff decide about the request.',
});
