import type { ChainConfig, PublicChain } from '@antescope/chains/config/chain-config';
import { systemAccountsOf } from '@antescope/chains/config/system-accounts';

/** What a person says of their own node; the node's address alone is needed. */
export interface OwnNode {
  nodeUrl: string;
  /** Base of a Hyperion API; null: histories come from the node. */
  hyperionUrl: string | null;
  /** null: as the node says. */
  coreSymbol: string | null;
  corePrecision: number;
  systemDomain: string;
}

/** Decimals of the core token where nothing else is said. */
export const usualPrecision = 4;
export const usualDomain = 'eosio';

/** Stands in the text about a wrong address. */
export const exampleNode = 'http://127.0.0.1:8888';

/** Search parameters that hold the settings; they stay in the address from page to page. */
export const ownNodeParameters = ['nodeUrl', 'hyperionUrl', 'coreSymbol', 'corePrecision', 'systemDomain'] as const;

/** The address with its scheme, http where none is given, without a slash at the end; null for what is no address. */
export function nodeAddress(text: string): string | null {
  const trimmed = text.trim();
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `http://${trimmed}`;
  if (trimmed === '' || !URL.canParse(whole)) return null;
  const { protocol, host, pathname, username, password } = new URL(whole);
  if ((protocol !== 'http:' && protocol !== 'https:') || host === '' || username !== '' || password !== '') return null;
  return `${protocol}//${host}${pathname.replace(/\/+$/, '')}`;
}

/** Settings of an address; null where it names no node. What is not understood has its usual value. */
export function ownNodeOf(parameters: URLSearchParams): OwnNode | null {
  const nodeUrl = nodeAddress(parameters.get('nodeUrl') ?? '');
  if (nodeUrl === null) return null;
  const symbol = parameters.get('coreSymbol') ?? '';
  const precision = parameters.get('corePrecision') ?? '';
  const domain = parameters.get('systemDomain') ?? '';
  return {
    nodeUrl,
    hyperionUrl: nodeAddress(parameters.get('hyperionUrl') ?? ''),
    coreSymbol: /^[A-Z]{1,7}$/.test(symbol) ? symbol : null,
    corePrecision: /^\d{1,2}$/.test(precision) && Number(precision) <= 18 ? Number(precision) : usualPrecision,
    systemDomain: /^[a-z1-5.]{1,8}$/.test(domain) ? domain : usualDomain,
  };
}

/** The same as search parameters; what is usual is left out. */
export function parametersOf(settings: OwnNode): Record<string, string> {
  return {
    nodeUrl: settings.nodeUrl,
    ...(settings.hyperionUrl === null ? {} : { hyperionUrl: settings.hyperionUrl }),
    ...(settings.coreSymbol === null ? {} : { coreSymbol: settings.coreSymbol }),
    ...(settings.corePrecision === usualPrecision ? {} : { corePrecision: String(settings.corePrecision) }),
    ...(settings.systemDomain === usualDomain ? {} : { systemDomain: settings.systemDomain }),
  };
}

/** The local chain as the settings describe it. */
export function withOwnNode<Chain extends PublicChain | ChainConfig>(chain: Chain, own: OwnNode): Chain {
  const { systemDomain: domain, coreSymbol: code, corePrecision: precision } = own;
  return {
    ...chain,
    chainId: null,
    coreSymbol: { code: code ?? chain.coreSymbol.code, precision },
    systemToken: null,
    systemDomain: domain,
    coreContract: `${domain}.token`,
    systemAccounts: systemAccountsOf(domain),
    walletProviders: [],
  };
}
