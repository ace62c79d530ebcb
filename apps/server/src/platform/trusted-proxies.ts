import { BlockList, isIP } from 'node:net';

/** Number of proxies in front, or their addresses and networks ('10.0.0.0/8'); 0: none. */
export type TrustedProxies = number | readonly string[];

/** Whether an address is a trusted proxy's. `hop` 0 is the peer, hop 1 the address it forwarded, and so on. */
export type Trust = (address: string, hop: number) => boolean;

/**
 * Trusts only the entries of X-Forwarded-For added by trusted proxies: a client can send anything before them. Addresses
 * must satisfy `isProxyAddress`.
 */
export function trustOf(proxies: TrustedProxies): Trust {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const list = new BlockList();
  for (const text of proxies) {
    const [address = '', bits] = text.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    // A dual-stack socket reports IPv4 clients as IPv4-mapped IPv6 addresses.
    const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
    const version = isIP(plain);
    return version !== 0 && list.check(plain, version === 6 ? 'ipv6' : 'ipv4');
  };
}

/** An IP address with an optional prefix length. */
export function isProxyAddress(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32));
}
