import { isIP } from 'node:net';

/**
 * What limits count an address by: an IPv6 visitor owns a whole /64, and some proxies write the port of the connection into
 * X-Forwarded-For.
 */
export function addressKey(address: string): string {
  const plain = withoutPort(address).toLowerCase();
  if (plain.startsWith('::ffff:') && isIP(plain.slice(7)) === 4) return plain.slice(7);
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail] = plain.split('%')[0]!.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const groups = tail === undefined ? first : [...first, ...zeros, ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

function withoutPort(address: string): string {
  if (address.startsWith('[')) return address.slice(1, address.includes(']') ? address.indexOf(']') : undefined);
  const [host = '', port, ...rest] = address.split(':');
  return port !== undefined && rest.length === 0 && isIP(host) === 4 ? host : address;
}
