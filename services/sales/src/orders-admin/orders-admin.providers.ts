import { FoldOrderTally } from '../order-tally/fold-order-tally.ts';
import { OrderTallyRepository } from '../order-tally/order-tally.repository.ts';
import { AdminOrdersRepository } from './admin-orders.repository.ts';
import { AdminOrders } from './admin-orders.service.ts';
import { StaffDirectory } from '../shared/staff-directory.ts';
import { AssignOrders } from './assign-orders.ts';
import { CountOrders } from './count-orders.ts';
import { FindPlace } from './find-place.ts';
import { KnownCustomers } from './known-customers.ts';
import { SampleOrders } from './sample-orders.ts';

/** The back office's table of orders, and the tally it is counted by. */
export const ordersAdmin = [
  AdminOrders,
  AdminOrdersRepository,
  AssignOrders,
  CountOrders,
  FindPlace,
  FoldOrderTally,
  KnownCustomers,
  OrderTallyRepository,
  SampleOrders,
  StaffDirectory,
];
