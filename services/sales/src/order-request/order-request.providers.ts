import { CreateRequest } from './create-request.ts';
import { CustomerRequests } from './customer-requests.ts';
import { DraftPhotos } from './draft-photos.ts';
import { InspectGoods } from './inspect-goods.ts';
import { InspectionPhotos } from './inspection-photos.ts';
import { OrderRequestEvent } from './order-request-event.entity.ts';
import { OrderRequest, RequestLine } from './order-request.entity.ts';
import { OrderRequestRepository } from './order-request.repository.ts';
import { LabelReturn } from './label-return.ts';
import { PackReturn } from './pack-return.ts';
import { ReadRequests } from './read-requests.ts';
import { RequestClocks } from './request-clocks.ts';
import { RequestGoods } from './request-goods.ts';
import { Requestables } from './requestables.ts';
import { ReturnLabels } from './return-labels.ts';
import { ReturnParcels } from './return-parcels.ts';
import { SettleRequests } from './settle-requests.ts';
import { StaffActs } from './staff-acts.ts';
import { StaffRequests } from './staff-requests.ts';
import { StartRequest } from './start-request.ts';
import { TakeApart } from './take-apart.ts';
import { TrackReturns } from './track-returns.ts';

/** What works on cancellations and returns. */
export const orderRequestProviders = [
  CreateRequest,
  Requestables,
  CustomerRequests,
  DraftPhotos,
  OrderRequestRepository,
  ReadRequests,
  RequestClocks,
  StartRequest,
  StaffActs,
  InspectGoods,
  InspectionPhotos,
  RequestGoods,
  SettleRequests,
  StaffRequests,
  ReturnLabels,
  ReturnParcels,
  LabelReturn,
  PackReturn,
  TrackReturns,
  TakeApart,
];
/** Their tables. */
export const orderRequestTables = [OrderRequest, RequestLine, OrderRequestEvent];
