import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const notPublic = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(net, bits, 'ipv4');
const globalSix = new BlockList();
globalSix.addSubnet('2000::', 3, 'ipv6');
// tunnels that end at an IPv4 address inside, and examples
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  notPublic.addSubnet(net, bits, 'ipv6');

/** Whether an address is one of the open internet, rather than of this machine or a network behind it. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, 'ipv4');
  return family === 6 && globalSix.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

/** Finds the addresses of a name as the connection is made, and none where any of them is not public. */
export const lookUpPublic: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '');
    if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
      return done(new Error(`${name} is not in the open internet`), '');
    if (options.all) return done(null, found);
    const [first] = found;
    return done(null, first!.address, first!.family);
  });
};
