import { encodeAbi } from '@antescope/codec/abi/binary';
import type { Action } from '@antescope/codec/chain/transaction';
import { contractCode } from '../contract.ts';
import { accountInfoContract } from '../contracts/accountinfo/account-info-contract.ts';
import { airgrabContract } from '../contracts/airgrab/airgrab-contract.ts';
import { cashbackContract } from '../contracts/cashback/cashback-contract.ts';
import { tokenContract } from '../contracts/token/token-contract.ts';
import { vaultaContract } from '../contracts/vaulta/vaulta-contract.ts';
import { contractAction, deploy, systemAction, tokenAction, transfer } from './actions.ts';
import { people } from './cast.ts';
import { everyHostileText, hostileTexts } from './hostile-texts.ts';
import { addEosioCode } from './nft-contracts.ts';
import type { StoryRunner } from './story-runner.ts';

const vaulta = 'core.vaulta';

/**
 * Tokens of further contracts: the supply is issued to the contract, and a share transferred to each of the first
 * accounts.
 */
const issues: readonly (readonly [contract: string, issued: string, share: string, people: number])[] = [
  ['bridgecoins1', '21000000.00000000 WBTC', '0.01250000 WBTC', 6],
  ['bridgecoins1', '4.000000000000000000 WETH', '0.100000000000000001 WETH', 5],
  ['bridgecoins1', '1000000000.000000 USDC', '2500.000000 USDC', 10],
  ['bridgecoins1', '50000000.00 EURC', '99.99 EURC', 8],
  ['bridgecoins1', '1000000 ZERO', '7 ZERO', 3],
  ['spamtokens11', '999999999.0000 FREE', '777.0000 FREE', 14],
  ['spamtokens11', '999999999.0000 CLAIM', '5000.0000 CLAIM', 14],
  ['spamtokens11', '999999999.0000 AIRDROP', '10000.0000 AIRDROP', 14],
  ['spamtokens11', '999999999.00 WINNER', '100.00 WINNER', 14],
  // Impersonated symbols: of the core token, of a stablecoin, of the renamed chain's token.
  ['eosiotokens1', '1000000000.0000 EOS', '25000.0000 EOS', 9],
  ['eosiotokens1', '1000000000.0000 A', '500.0000 A', 9],
  ['tethertethar', '1000000000.0000 USDT', '1000.0000 USDT', 9],
  ['cashback1111', '1000000.0000 CASH', '250.0000 CASH', 6],
];

/** More than twenty tokens: real ones, unsolicited spam, and impersonators. */
export function createMoreTokens(story: StoryRunner): void {
  for (const contract of new Set(issues.map(([name]) => name))) {
    const own = issues.filter(([name]) => name === contract);
    const code = contract === 'cashback1111' ? cashbackContract : tokenContract;
    const setUp = contract === 'cashback1111' ? [addEosioCode(story, contract)] : [];
    story.send([
      ...(contract === 'spamtokens11' ? deployHostileToken(contract) : deploy(contract, code)),
      ...setUp,
      ...own.flatMap(([, issued]) => issue(contract, issued)),
    ]);
    const memo = contract === 'spamtokens11' ? hostileTexts.markdown : 'airdrop';
    const gifts = own.flatMap(([, , share, count]) =>
      people.slice(0, count).map(({ name }) => transfer(contract, name, share, memo, contract)),
    );
    for (let i = 0; i < gifts.length; i += 40) story.send(gifts.slice(i, i + 40));
    story.next();
  }
  claimAirgrab(story);
  setProfiles(story);
  if (story.flavor.renamed) swapTokens(story);
  sendHostileMemos(story);
}

function issue(contract: string, issued: string): Action[] {
  return [
    tokenAction(contract, 'create', contract, { issuer: contract, maximum_supply: issued }),
    tokenAction(contract, 'issue', contract, { to: contract, quantity: issued, memo: 'first issue' }),
  ];
}

/** A token with hostile texts in its contract. */
function deployHostileToken(account: string): Action[] {
  const { abi } = tokenContract;
  const texts = everyHostileText;
  const hostile = {
    ...abi,
    actions: abi.actions.map((action, i) => ({
      ...action,
      ricardian_contract: `---\ntitle: ${texts[i]}\nsummary: ${hostileTexts.template}\nicon: ${hostileTexts.javascriptUrl}\n---\n${texts[i + 8]}`,
    })),
    ricardian_clauses: texts.map((body, i) => ({ id: i === 0 ? hostileTexts.script : `clause ${i}`, body })),
    error_messages: [{ error_code: 1n, error_msg: hostileTexts.handler }],
  };
  return [
    systemAction('setcode', account, { account, vmtype: 0, vmversion: 0, code: contractCode(tokenContract) }),
    systemAction('setabi', account, { account, abi: encodeAbi(hostile) }),
  ];
}

/** Claims an airgrab token. */
function claimAirgrab(story: StoryRunner): void {
  const contract = 'grabgrab1111';
  story.send([...deploy(contract, airgrabContract), ...issue(contract, '1000000.0000 GRAB')]);
  const grab = (name: string, by: string, data: unknown) => contractAction(airgrabContract, contract, name, by, data);
  story.send([grab('claim', 'erin', { claimer: 'erin' }), grab('claim', 'frank', { claimer: 'frank' })]);
  story.send([grab('signup', 'grace', { owner: 'grace', quantity: '0.0000 GRAB' })]);
  story.next();
}

/** Public profiles of two accounts. */
function setProfiles(story: StoryRunner): void {
  const contract = 'accountinfo1';
  const profile = (account: string, name: string, about: string, website: string) =>
    contractAction(accountInfoContract, contract, 'set', account, { account, name, avatar: '', about, website });
  story.send(deploy(contract, accountInfoContract));
  story.send([
    profile('alice', 'Alice', 'Votes for producers with a website.', 'https://alice.example'),
    profile('mallory', hostileTexts.script, hostileTexts.markdown, hostileTexts.javascriptUrl),
  ]);
  story.next();
}

/** Swaps the core token for the token of the chain's new name, which pays for system actions. */
function swapTokens(story: StoryRunner): void {
  const act = (name: string, by: string, data: unknown) => contractAction(vaultaContract, vaulta, name, by, data);
  story.send([
    systemAction('setpriv', 'eosio', { account: vaulta, is_priv: 1 }),
    ...deploy(vaulta, vaultaContract),
    act('init', vaulta, { maximum_supply: '2100000000.0000 A' }),
  ]);
  for (const [name, amount] of [
    ['alice', '1500.0000 EOS'],
    ['bob', '800.0000 EOS'],
    ['exchange1111', '100000.0000 EOS'],
    ['judy', '12.3456 EOS'],
  ] as const) {
    story.send([transfer(name, vaulta, amount, 'swap')]);
  }
  story.next();
  const gift = { from: 'alice', to: 'carol', quantity: '5.0000 A', memo: 'in the new token' };
  story.send([act('transfer', 'alice', gift), act('transfer', 'bob', { ...gift, from: 'bob', to: vaulta })]);
  story.send([act('swapto', 'exchange1111', { ...gift, from: 'exchange1111', to: 'dave', quantity: '40.0000 EOS' })]);
  story.send([act('buyramself', 'alice', { account: 'alice', quant: '3.0000 A' })]);
  story.send([act('blockswapto', 'whale1111111', { account: 'whale1111111', block: true })]);
  story.next();
}

/** Sends every hostile text as a memo. */
function sendHostileMemos(story: StoryRunner): void {
  const bytes = (text: string): number => new TextEncoder().encode(text).length;
  const memos = everyHostileText.filter((text) => bytes(text) <= 256);
  story.send(memos.map((memo) => transfer('spammer11111', 'alice', '0.0001 EOS', memo)));
  story.next();
}

/** Delayed transfers that are still cancelable on the last day. */
export function delayMoreTransfers(story: StoryRunner): void {
  const day = 86_400;
  story.send([transfer('whale1111111', 'exchange1111', '250.0000 EOS', 'in twenty days')], undefined, 20 * day);
  story.send([transfer('erin', 'mallory', '1.0000 EOS', hostileTexts.script)], undefined, 10 * day);
  story.next();
}
