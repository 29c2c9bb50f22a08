import { cartPath } from '@gantry/contracts/addresses/checkout';
import { PlainPostKey } from '@gantry/forms/plain-post-key';
import { Button } from '@gantry/ui';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useMayInCompany } from './use-may-in-company.ts';

export interface ReorderFormProps {
  /** an order or one of its lines, a list, or a product and how many of it */
  readonly of: Readonly<Partial<Record<'order' | 'lineId' | 'list' | 'sku' | 'quantity', string>>>;
  readonly children: ReactNode;
  /** names the button where its text stands in many rows */
  readonly label?: string;
  readonly size?: 'small';
  readonly variant?: 'primary';
}

/**
 * Buys something again: leads to the cart, which says what went in, what changed, and what waits with alternates. Nothing
 * for those whose role in the company fills no carts.
 */
export function ReorderForm({ of, children, label, ...look }: ReorderFormProps) {
  if (!useMayInCompany('prepare')) return null;
  return (
    <Form method="post" action={cartPath()}>
      <input type="hidden" name="intent" value="reorder" />
      {Object.entries(of).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        <PlainPostKey />
      </noscript>
      <Button type="submit" aria-label={label} {...look}>
        {children}
      </Button>
    </Form>
  );
}
