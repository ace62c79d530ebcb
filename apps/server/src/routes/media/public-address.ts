import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Ranges outside the public Internet, which a fetch on behalf of a client must never reach. */
const reserved4 = new BlockList();
for (const [address, prefix] of [
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
  reserved4.addSubnet(address, prefix, 'ipv4');
/** Public IPv6 is global unicast without the ranges for IPv4 transition and documentation. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const reserved6 = new BlockList();
for (const [address, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reserved6.addSubnet(address, prefix, 'ipv6');

/** Whether clients may make the server fetch from an IP address (without brackets). */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reserved4.check(address, 'ipv4');
  if (!isIPv6(address)) return false;
  const bare = address.split('%')[0]!;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined) return isPublicAddress(mapped);
  return global6.check(bare, 'ipv6') && !reserved6.check(bare, 'ipv6');
}
