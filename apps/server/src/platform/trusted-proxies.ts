import { BlockList, isIP } from 'node:net';

/** How many proxies stand in front, or their addresses and networks ('10.0.0.0/8'); 0: none. */
export type TrustedProxies = number | readonly string[];

/** Whether an address is a proxy's. `hop`: 0 for who is connected, 1 for whom that one names, and so on. */
export type Trust = (address: string, hop: number) => boolean;

/**
 * Only what trusted proxies added to X-Forwarded-For is believed: everything before that a visitor may have written.
 * Takes addresses that `isProxyAddress` accepts.
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
    // A socket that listens on both families names IPv4 visitors in the form of the other one.
    const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
    const version = isIP(plain);
    return version !== 0 && list.check(plain, version === 6 ? 'ipv6' : 'ipv4');
  };
}

/** An IP address, or one with the length of a network's prefix. */
export function isProxyAddress(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32));
}
