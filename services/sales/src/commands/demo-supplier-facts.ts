import { brandGroups } from '@gantry/demo-catalog/brands';
import type { SupplierFacts } from '../supplier/supplier.entity.ts';

type Group = keyof typeof brandGroups;

/** Who sells the brands of each group, how soon they promise, and on what terms. Invented, like the brands. */
const sellers: Readonly<
  Record<Group, readonly [name: string, days: number, term: SupplierFacts['paymentTerm']]>
> = {
  fasteners: ['Front Range Fastener House', 3, 'net-30'],
  power: ['Platte Power Transmission', 7, 'net-30'],
  fluid: ['Laramie Flow & Pipe', 5, 'net-30'],
  cutting: ['Medicine Bow Tooling', 4, 'net-15'],
  tools: ['Cheyenne Tool Works', 4, 'net-30'],
  electrical: ['Wind River Electric', 6, 'net-30'],
  safety: ['Bighorn Safety Source', 3, 'net-15'],
  handling: ['Teton Lift & Carry', 12, 'net-30'],
  chemicals: ['Sweetwater Chemical', 5, 'advanced'],
  facility: ['Fort Caspar Facility Goods', 4, 'net-30'],
};

/** A supplier for every brand of the demo catalog. */
export const demoSuppliers: readonly SupplierFacts[] = (Object.keys(sellers) as Group[]).map((group) => {
  const [name, leadTimeDays, paymentTerm] = sellers[group];
  return {
    name,
    brands: [...brandGroups[group]],
    contacts: [{ name: 'Order Desk', duty: 'Sales', email: `orders@${group}.example`, phone: null }],
    contactMethod: 'email',
    paymentTerm,
    leadTimeDays,
    locale: 'en-US',
    note: null,
    isActive: true,
  };
});
