import { isIPv6 } from 'node:net';

/** Whoever holds one IPv6 address holds its whole /64. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  return `${groups.slice(0, 4).join(':')}::/64`;
}
