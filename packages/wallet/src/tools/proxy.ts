import { defineTool } from './define-tool.ts';
import { textField } from './field.ts';
import { phrase } from './phrase.ts';
import { systemAction } from './system-action.ts';
import type { ToolChain } from './tool-chain.ts';

export interface ProxyFacts {
  /** How the connected account votes; null: not known. */
  voter: { isProxy: boolean; proxy: string | null } | null;
  /** Its description; null: none. Absent: not known. */
  info?: ProxyTexts | null;
}

const gate = ({ features }: ToolChain): boolean => features.voting && !features.handles;

/** Whose descriptions have the fields of this form; that of Telos has more. */
const infoContract = 'regproxyinfo';

/** Whether proxies of the chain can describe themselves. */
export function hasProxyInfo(chain: Pick<ToolChain, 'proxyInfoContract'>): boolean {
  return chain.proxyInfoContract === infoContract;
}

/** Fields of a description and the bytes that the contract takes. */
const infoBytes = {
  name: 64,
  slogan: 64,
  philosophy: 1024,
  background: 1024,
  website: 256,
  logo_256: 256,
  telegram: 64,
  steemit: 64,
  twitter: 64,
  wechat: 64,
} as const;

/** A description; '' for what is not set. */
export type ProxyTexts = Readonly<Record<keyof typeof infoBytes, string>>;

/** The description in a row of the contract's table, which is untrusted. */
export function proxyTextsOf(row: Readonly<Record<string, unknown>>): ProxyTexts {
  const text = (field: string) => (typeof row[field] === 'string' ? row[field] : '');
  return Object.fromEntries(Object.keys(infoBytes).map((field) => [field, text(field)])) as Record<
    keyof ProxyTexts,
    string
  >;
}

const infoText = Object.fromEntries(
  Object.entries(infoBytes).map(([name, mostBytes]) => [name, textField({ mostBytes })]),
) as Record<keyof typeof infoBytes, ReturnType<typeof textField>>;

/** Registers the account as a proxy that others can vote through. */
export const registerProxy = defineTool<ProxyFacts>()({
  id: 'regproxy',
  gate,
  fields: {},
  summary: () => phrase('register-proxy'),
  actions: (_values, { chain, level }) => [
    systemAction(chain, level, 'regproxy', { proxy: level.actor, isproxy: true }),
  ],
});

/** The same with a description; for a registered proxy, the description alone. */
export const registerProxyWithInfo = defineTool<ProxyFacts>()({
  id: 'regproxyinfo',
  gate: (chain) => gate(chain) && hasProxyInfo(chain),
  fields: infoText,
  check: (info, { facts }) => {
    const filled = Object.values(info).some((text) => text !== '');
    if (info.name === '' && (filled || facts.voter?.isProxy === true))
      return [{ field: 'name', fault: phrase('proxy-name-missing') }];
    return (['website', 'logo_256'] as const)
      .filter((field) => info[field] !== '' && !/^https?:\/\/\S+$/.test(info[field]))
      .map((field) => ({ field, fault: phrase('url-invalid') }));
  },
  // The action replaces the description as a whole.
  warnings: (info, { facts }) => {
    const present = facts.info;
    if (present === null || info.name === '') return [];
    if (present === undefined) return [phrase('replaces-unknown')];
    return Object.entries(info).some(([field, text]) => text === '' && present[field as keyof ProxyTexts] !== '')
      ? [phrase('texts-removed')]
      : [];
  },
  summary: ({ name }, { facts }) =>
    facts.voter?.isProxy === true
      ? phrase('describe-proxy', name)
      : name === ''
        ? phrase('register-proxy')
        : phrase('register-proxy-as', name),
  actions: (info, { chain, facts, level }) => [
    ...(facts.voter?.isProxy === true
      ? []
      : [systemAction(chain, level, 'regproxy', { proxy: level.actor, isproxy: true })]),
    ...(info.name === ''
      ? []
      : [{ account: infoContract, name: 'set', authorization: [level], data: { proxy: level.actor, ...info } }]),
  ],
});

/** Erases the description; the registration remains, and the RAM of the row is free again. */
export const removeProxyInfo = defineTool<ProxyFacts>()({
  id: 'rmproxyinfo',
  gate: (chain) => gate(chain) && hasProxyInfo(chain),
  fields: {},
  summary: () => phrase('remove-description'),
  actions: (_values, { level }) => [
    { account: infoContract, name: 'remove', authorization: [level], data: { proxy: level.actor } },
  ],
});

/** Ends the registration: votes through the account no longer count. */
export const unregisterProxy = defineTool<ProxyFacts>()({
  id: 'unregproxy',
  gate,
  fields: {},
  summary: () => phrase('unregister-proxy'),
  warnings: () => [phrase('proxied-votes-end')],
  actions: (_values, { chain, level }) => [
    systemAction(chain, level, 'regproxy', { proxy: level.actor, isproxy: false }),
  ],
});
