import { atomicAssetsContract } from '../contracts/atomicassets/atomicassets-contract.ts';
import { atomicMarketContract } from '../contracts/atomicmarket/atomicmarket-contract.ts';
import { simpleAssetsContract } from '../contracts/simpleassets/simpleassets-contract.ts';
import { atomicAction, deploy, marketAction, simpleAction, systemAction } from './actions.ts';
import { devPublicKey } from './keys.ts';
import { keyAuthority } from './people.ts';
import type { StoryRunner } from './story-runner.ts';

/** Deploys the NFT contracts and lets them send inline actions. */
export function deployNftContracts(story: StoryRunner): void {
  story.send([
    ...deploy('atomicassets', atomicAssetsContract),
    addEosioCode(story, 'atomicassets'),
    ...deploy('atomicmarket', atomicMarketContract),
    addEosioCode(story, 'atomicmarket'),
    ...deploy('simpleassets', simpleAssetsContract),
    addEosioCode(story, 'simpleassets'),
  ]);
  const eos = { token_contract: 'eosio.token', token_symbol: '4,EOS' };
  const format = ['name string', 'img ipfs', 'description string', 'url string', 'images string', 'socials string'];
  const collection_format_extension = format.map((line) => {
    const [name = '', type = ''] = line.split(' ');
    return { name, type };
  });
  story.send([
    atomicAction('init', 'atomicassets', {}),
    atomicAction('admincoledit', 'atomicassets', { collection_format_extension }),
    atomicAction('addconftoken', 'atomicassets', eos),
    marketAction('init', 'atomicmarket', {}),
    marketAction('addconftoken', 'atomicmarket', eos),
    marketAction('addconftoken', 'atomicmarket', { token_contract: 'tethertether', token_symbol: '4,USDT' }),
    marketAction('regmarket', 'gamedev11111', { creator: 'gamedev11111', marketplace_name: 'gamedev11111' }),
    simpleAction('updatever', 'simpleassets', { version: '1.6.0' }),
  ]);
  story.next();
}

/** Adds the account's eosio.code to its active authority. */
export function addEosioCode(story: StoryRunner, account: string) {
  const auth = {
    ...keyAuthority(devPublicKey(story.wallet.seed, account)),
    accounts: [{ permission: { actor: account, permission: 'eosio.code' }, weight: 1 }],
  };
  return systemAction('updateauth', account, { account, permission: 'active', parent: 'owner', auth });
}
