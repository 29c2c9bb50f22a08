import { FoldOrderTally } from '../order-tally/fold-order-tally.ts';
import { OrderTallyRepository } from '../order-tally/order-tally.repository.ts';
import { ListOrders } from './list-orders.ts';
import { AdminOrders } from './admin-orders.service.ts';
import { StaffDirectory } from '../shared/staff-directory.ts';
import { AssignOrders } from './assign-orders.ts';
import { OrderList } from './order-list.ts';

/** The back office's table of orders, and the tally its dashboards are counted by. */
export const ordersAdmin = [
  AdminOrders,
  ListOrders,
  AssignOrders,
  FoldOrderTally,
  OrderList,
  OrderTallyRepository,
  StaffDirectory,
];
