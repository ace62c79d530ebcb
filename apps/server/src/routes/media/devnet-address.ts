/** Websites of devnet accounts are below 'example', a top-level domain without hosts: the devnet's own gateway serves them. */
export function devnetAddress(address: string, gateway: string): string {
  const site = /^https?:\/\/([a-z0-9.-]+\.example)(\/[^?#]*)?$/.exec(address);
  if (site === null || !gateway.endsWith('/services')) return address;
  return `${gateway}/web/${site[1]}${site[2] ?? '/'}`;
}
