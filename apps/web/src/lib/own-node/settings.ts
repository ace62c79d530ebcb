import { trimEnd } from '@antescope/codec/bytes/trim-end';

/** A visitor's own node; only its URL is required. */
export interface OwnNode {
  nodeUrl: string;
  /** Base URL of a Hyperion API; null: histories come from the node. */
  hyperionUrl: string | null;
  /** null: read from the node. */
  coreSymbol: string | null;
  corePrecision: number;
  systemDomain: string;
}

/** Default decimals of the core token. */
export const defaultPrecision = 4;
export const defaultSystemDomain = 'eosio';

/** Example in the message about an invalid URL. */
export const exampleNode = 'http://127.0.0.1:8888';

/** Search parameters that hold the settings; they are kept in every link. */
export const ownNodeParameters = ['nodeUrl', 'hyperionUrl', 'coreSymbol', 'corePrecision', 'systemDomain'] as const;

/** The URL with its scheme (http by default) and no trailing slash; null for an invalid one. */
export function nodeAddress(text: string): string | null {
  const trimmed = text.trim();
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `http://${trimmed}`;
  if (trimmed === '' || !URL.canParse(whole)) return null;
  const { protocol, host, pathname, username, password } = new URL(whole);
  if ((protocol !== 'http:' && protocol !== 'https:') || host === '' || username !== '' || password !== '') return null;
  return `${protocol}//${host}${trimEnd(pathname, '/')}`;
}

/** Settings of a page's URL; null if it has no node. Invalid values fall back to the defaults. */
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
    corePrecision: /^\d{1,2}$/.test(precision) && Number(precision) <= 18 ? Number(precision) : defaultPrecision,
    systemDomain: /^[a-z1-5.]{1,8}$/.test(domain) ? domain : defaultSystemDomain,
  };
}

/** The settings as search parameters, without defaults. */
export function parametersOf(settings: OwnNode): Record<string, string> {
  return {
    nodeUrl: settings.nodeUrl,
    ...(settings.hyperionUrl === null ? {} : { hyperionUrl: settings.hyperionUrl }),
    ...(settings.coreSymbol === null ? {} : { coreSymbol: settings.coreSymbol }),
    ...(settings.corePrecision === defaultPrecision ? {} : { corePrecision: String(settings.corePrecision) }),
    ...(settings.systemDomain === defaultSystemDomain ? {} : { systemDomain: settings.systemDomain }),
  };
}
