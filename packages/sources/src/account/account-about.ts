import { trimEnd } from '@antescope/codec/bytes/trim-end';
import type { ChainConfig } from '@antescope/chains/config/chain-config';
import { backendProducer } from '../services/backend/producers.ts';
import type { Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { producerOf } from '../producer/producer-of.ts';
import { type ProducerStanding, producerStanding } from '../producer/producer-standing.ts';

/** What an account is known for beside its name. */
export interface AccountAbout {
  producer: {
    /** As it registered them; the texts are its own. */
    name: string | null;
    url: string | null;
    country: string | null;
    logo: string | null;
    active: boolean;
    unpaidBlocks: number;
    lastClaim: string | null;
    /** Number of the country by ISO 3166; 0 for none. */
    location: number;
    /** '' if unknown. */
    signingKey: string;
    /** null for an inactive producer. */
    standing: Outcome<ProducerStanding> | null;
  } | null;
  dapp: { name: string; website: string | null; about: string | null; logo: string | null } | null;
}

/**
 * The producer or dApp that an account is; null if it is neither, or that could not be read in time: no page depends
 * on it.
 */
export async function accountAbout(at: SourceContext, account: string): Promise<AccountAbout | null> {
  const dapp = at.chain.dapps.find((entry) => entry.account === account) ?? null;
  const row = await producerOf(at, account);
  // A node may give the next row where there is none of this name.
  const registered = row.state === 'data' && row.data.owner === account ? row.data : null;
  const [listed, standing] = await Promise.all([
    registered === null ? null : ofBackend(at, account),
    registered?.active === true ? producerStanding(at, account) : null,
  ]);
  if (registered === null && dapp === null) return null;
  return {
    producer:
      registered === null
        ? null
        : {
            name: listed?.name ?? null,
            url: webAddress(listed?.url ?? registered.url),
            country: listed?.country ?? listed?.location ?? null,
            logo: webAddress(listed?.logo ?? null),
            active: registered.active,
            unpaidBlocks: registered.unpaidBlocks,
            lastClaim: registered.lastClaim,
            location: registered.location,
            signingKey: registered.signingKey,
            standing,
          },
    dapp: dapp === null ? null : { name: dapp.name, website: dapp.website, about: dapp.about, logo: dapp.logo },
  };
}

async function ofBackend(at: SourceContext, account: string) {
  const producer = await backendProducer(at, account);
  return producer.state === 'data' ? producer.data : null;
}

function webAddress(text: string | null): string | null {
  return text !== null && /^https?:\/\/[^\s]+$/i.test(text) && URL.canParse(text) ? text : null;
}

/**
 * Where a person edits the account's profile: on the main chain alone, and only for accounts that are neither producer
 * nor dApp. '{account}' in the configured address is replaced by the name; without it the name is appended.
 */
export function profileEditor(
  chain: Pick<ChainConfig, 'key' | 'links'>,
  account: string,
  about: AccountAbout | null,
): string | null {
  const address = chain.links.profileEditor;
  if (chain.key !== 'eos' || address === null || about !== null) return null;
  const name = encodeURIComponent(account);
  return address.includes('{account}') ? address.replaceAll('{account}', name) : `${trimEnd(address, '/')}/${name}`;
}
