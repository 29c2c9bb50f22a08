import { useVisitor } from '@gantry/api-client';
import { Suspense } from 'react';
import { orderAgainTexts } from '../../messages/order-again/order-again-texts.ts';
import styles from './order-again.module.css';

/** A chunk of its own: guests have none of it. */
const CustomerParts = orderAgainTexts.lazy(
  () => import(/* webpackChunkName: "catalog-order-again" */ './customer-parts.tsx'),
);

/**
 * Where a signed-in buyer picks up: earlier purchases, open orders and what waits for their answer; first steps for a
 * buyer who has none of these. A guest's page leaves it out; for a customer its space is reserved from the start and
 * filled after loading.
 */
export function OrderAgain() {
  return (
    <Suspense fallback={null}>
      <ForCustomers />
    </Suspense>
  );
}

function ForCustomers() {
  const { user } = useVisitor();
  if (user?.role !== 'customer') return null;
  return (
    // as high as what will stand there, or the index below would be pushed down
    <Suspense fallback={<div className={styles.parts} aria-busy="true" />}>
      <CustomerParts />
    </Suspense>
  );
}
