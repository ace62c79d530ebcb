import type { ChainDirectory, RequestChain } from '../../platform/chain-of-request.ts';

const hostName = /^[\w.:[\]-]{1,255}$/;

/**
 * Address of the same page on the chain of `?chain=`, without that parameter. null without the parameter, for the
 * request's own chain, and for one that is not served.
 */
export function chosenChainUrl(
  directory: ChainDirectory,
  { chain, target }: RequestChain,
  host: string | undefined,
): string | null {
  const [path = '/', query = ''] = target.split('?', 2);
  const search = new URLSearchParams(query);
  const chosen = directory.chosen(search.get('chain'));
  if (chosen === null || chosen === chain) return null;
  search.delete('chain');
  const home = directory.hrefOf(chosen, host !== undefined && hostName.test(host) ? host : undefined);
  // A second slash would make the path a host name.
  const page = path.replace(/^\/+/, '/');
  return `${home.slice(0, -1)}${page}${search.size === 0 ? '' : `?${search.toString()}`}`;
}
