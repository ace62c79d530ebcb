import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatedSection } from '../../../fixtures/generated-section.ts';
import type { ChainConfig, ChainFeatures } from './config/chain-config.ts';
import { chainRegistry } from './config/registry.ts';

/** Pages and tools of a feature, as docs/chains.md names them. */
const featureNames: Record<keyof ChainFeatures, string> = {
  voting: 'votes and proxies',
  rex: 'REX',
  freeCpu: 'sponsored CPU',
  nft: 'NFTs',
  rentBandwidth: 'PowerUp',
  noMemo: 'transfers without memo',
  handles: 'FIO addresses and domains',
  xprStaking: 'XPR staking',
  longStaking: 'long staking',
  xtokens: 'wrapped tokens',
  adminPages: "administration of XPR Network's contracts",
  dex: 'DEX',
  gbmRewards: 'genesis and voter rewards',
  crossChain: 'swaps and bridge',
  kyc: 'identity checks',
  airgrabs: 'airgrabs',
  linkEmail: 'email linking',
};

const listed = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '));

function named(config: ChainConfig): string {
  const { key, name, testnet, ended } = config;
  const kind = [testnet ? 'testnet' : 'mainnet', ...(ended ? ['presumably shut down'] : [])].join(', ');
  return `### ${name} (\`${key}\`)\n\n- **Kind:** ${kind}; family \`${config.family}\``;
}

function identityOf({ chainId, coreSymbol, coreContract, systemToken, maxVotes }: ChainConfig): string {
  const token = `${coreSymbol.precision},${coreSymbol.code} in \`${coreContract}\``;
  const staked = systemToken === null ? '' : `; the system contract uses ${systemToken.code}`;
  const id = chainId === null ? 'reported by the node' : `\`${chainId}\``;
  return `- **Chain ID:** ${id}\n- **Core token:** ${token}${staked}; at most ${maxVotes} producers per vote`;
}

function resourcesOf({ resources, contractVariants }: ChainConfig): string {
  const votes = {
    decay: `votes double in weight every ${contractVariants.voteWeightWeeks} weeks`,
    plain: 'votes weigh their stake',
    inverse: 'votes weigh more with more producers',
  };
  return `- **Rules:** CPU and NET ${resources.bandwidth}, RAM ${resources.ram}; ${votes[contractVariants.votes]}`;
}

function sourcesOf(config: ChainConfig): string {
  const { endpoints, historySources, lightApi, nftApi } = config;
  const nodes = endpoints.length === 0 ? 'none public' : `${endpoints.length} public`;
  const history = [...new Set(historySources.map(({ type }) => type))];
  const services = [
    ...(lightApi === null ? [] : ['Light API']),
    ...(nftApi.atomic === null ? [] : ['AtomicAssets API']),
    ...(nftApi.simple === null ? [] : ['SimpleAssets API']),
    ...config.prices.feeds.map(({ type }) => (type === 'oracle' ? 'prices of an on-chain oracle' : `prices (${type})`)),
    ...(config.prices.forex === null ? [] : ['exchange rates']),
    ...(config.backend === null ? [] : ['backend']),
    ...(config.proxyList === null ? [] : ['proxy list']),
    ...(config.snapshots === null ? [] : ['snapshot']),
    ...(config.dsp === null ? [] : ['DAPP network']),
    ...Object.keys(config.services),
  ];
  return `- **Nodes:** ${nodes}; history from ${listed(history)}\n- **Services:** ${listed(services)}`;
}

function factsOf(config: ChainConfig): string {
  const features = Object.entries(config.features).filter(([, on]) => on);
  const names = features.map(([name]) => featureNames[name as keyof ChainFeatures]);
  return [
    named(config),
    identityOf(config),
    resourcesOf(config),
    `- **Pages and tools:** ${listed(names)}`,
    `- **Wallets:** ${listed(config.walletProviders)}`,
    sourcesOf(config),
  ].join('\n');
}

test('docs/chains.md has a section for each configured chain, with the facts of its configuration', () => {
  const text = `${[...chainRegistry.values()].map(factsOf).join('\n\n')}\n`;
  expect(generatedSection('docs/chains.md', 'facts of the chains', text)).toBe(text);
});

test('docs/chains.md names for each chain what it was tested against', () => {
  const document = readFileSync(new URL('../../../docs/chains.md', import.meta.url), 'utf8');
  const table = document.split('## What was tested')[1]!.split('\n## ')[0]!;
  const first = table.split('\n').flatMap((line) => (line.startsWith('| `') ? [line.split('|')[1]!] : []));
  const keys = first.flatMap((cell) => cell.split(',').map((key) => key.trim()));
  expect(keys.toSorted()).toEqual([...chainRegistry.keys()].map((key) => `\`${key}\``).toSorted());
});
