import { secondsToTimePointSec } from '@antescope/codec/chain/time';
import type { Action } from '@antescope/codec/chain/transaction';
import { contractCode } from '../contract.ts';
import { tokenContract } from '../contracts/token/token-contract.ts';
import { msigAction, systemAction, tokenAction, transfer, wrapAction } from './actions.ts';
import { candidates } from './cast.ts';
import { hostileTexts } from './hostile-texts.ts';
import { devPublicKey } from './keys.ts';
import { accountsAuthority, keyAuthority } from './people.ts';
import type { StoryRunner } from './story-runner.ts';

const day = 86_400;
const members = ['alice', 'bob', 'carol', 'dave'];

interface Terms {
  /** Requested approvers; by default the treasury members. */
  readonly requested?: readonly string[];
  /** Seconds until expiration; sixty days by default. */
  readonly lifetime?: number;
  /** Delay in seconds after sufficient approval. */
  readonly delay?: number;
}

/** Proposes `actions`; requested permissions are active unless given as 'alice@game'. */
export function propose(
  seconds: number,
  proposer: string,
  proposal_name: string,
  actions: readonly Action[],
  { requested = members, lifetime = 60 * day, delay = 0 }: Terms = {},
): Action {
  const trx = {
    expiration: secondsToTimePointSec(seconds + lifetime),
    ref_block_num: 0,
    ref_block_prefix: 0,
    max_net_usage_words: 0,
    max_cpu_usage_ms: 0,
    delay_sec: delay,
    context_free_actions: [],
    actions,
    transaction_extensions: [],
  };
  return msigAction('propose', proposer, { proposer, proposal_name, requested: requested.map(levelOf), trx });
}

export function approve(proposer: string, proposal_name: string, by: string): Action {
  return msigAction('approve', by, { proposer, proposal_name, level: levelOf(by) });
}

export function execute(proposer: string, proposal_name: string, executer: string): Action {
  return msigAction('exec', executer, { proposer, proposal_name, executer });
}

export function cancel(proposer: string, proposal_name: string, canceler = proposer): Action {
  return msigAction('cancel', canceler, { proposer, proposal_name, canceler });
}

function levelOf(text: string): { actor: string; permission: string } {
  const [actor = '', permission = 'active'] = text.split('@');
  return { actor, permission };
}

/** First day: proposals that were executed, canceled, unapproved, expired, or cannot be satisfied any more. */
export function proposeAndExecute(story: StoryRunner): void {
  const { seconds } = story;
  const pay = (to: string, amount: string, memo: string) => transfer('multisig1111', to, amount, memo);
  story.send([propose(seconds, 'alice', 'salary', [pay('erin', '100.0000 EOS', 'salary November 💰')])]);
  story.send([approve('alice', 'salary', 'alice')]);
  story.send([approve('alice', 'salary', 'bob')]);
  story.send([execute('alice', 'salary', 'bob')]);
  story.next();
  story.send([
    propose(seconds, 'dave', 'mistake', [transfer('dave', 'erin', '5.0000 EOS', '')], { requested: ['dave'] }),
  ]);
  story.send([cancel('dave', 'mistake')]);
  story.send([propose(seconds, 'carol', 'outoftime', [pay('frank', '40.0000 EOS', 'too slow')], { lifetime: 7200 })]);
  story.send([approve('carol', 'outoftime', 'dave')]);
  story.send([propose(seconds, 'bob', 'withdrawn', [pay('mallory', '6666.0000 EOS', 'trust me')])]);
  story.send([approve('bob', 'withdrawn', 'carol'), approve('bob', 'withdrawn', 'dave')]);
  story.next();
  story.send([msigAction('invalidate', 'carol', { account: 'carol' })]);
  story.send([
    msigAction('unapprove', 'dave', { proposer: 'bob', proposal_name: 'withdrawn', level: levelOf('dave') }),
  ]);
  proposeUnsatisfiable(story);
  story.next();
}

/** Requested approvers who lost their authority: the council changed after the proposal. */
function proposeUnsatisfiable(story: StoryRunner): void {
  const council = (auth: unknown) => {
    const update = { account: 'council11111', permission: 'active', parent: 'owner', auth };
    return systemAction('updateauth', 'council11111', update);
  };
  const grant = transfer('council11111', 'gamedev11111', '500.0000 EOS', 'grant');
  story.send([council(accountsAuthority(3, members))], ['council11111']);
  story.next();
  story.send([propose(story.seconds, 'bob', 'oldcouncil', [grant])]);
  story.send([approve('bob', 'oldcouncil', 'alice')]);
  const elected = accountsAuthority(3, ['frank', 'grace', 'heidi', 'judy']);
  const update = { account: 'council11111', permission: 'active', parent: 'owner', auth: elected };
  story.send([systemAction('updateauth', 'council11111@owner', update)], ['council11111']);
}

/** Last day: proposals that remain open. */
export function leaveOpenProposals(story: StoryRunner): void {
  const { seconds } = story;
  const dao = (to: string, amount: string, memo: string) => transfer('daotreasury1', to, amount, memo);
  story.send([propose(seconds, 'alice', 'newoffice', [dao('erin', '1200.0000 EOS', 'rent of the new office')])]);
  story.send([propose(seconds, 'alice', 'audit', [dao('trent', '750.0000 EOS', 'security audit, first half')])]);
  story.send([approve('alice', 'audit', 'carol')]);
  story.send([
    propose(seconds, 'carol', 'ready', [dao('niaj', '88.0000 EOS', 'translation'), dao('zoe', '12.0000 EOS', '')]),
  ]);
  story.send([approve('carol', 'ready', 'alice'), approve('carol', 'ready', 'bob'), approve('carol', 'ready', 'dave')]);
  story.next();
  const slow = { delay: 20 * day };
  story.send([propose(seconds, 'dave', 'cooldown', [dao('dave', '2500.0000 EOS', 'after twenty days')], slow)]);
  story.send([approve('dave', 'cooldown', 'alice'), approve('dave', 'cooldown', 'bob')]);
  proposeKeys(story);
  proposeEdgeCases(story);
  proposeToProducers(story);
  story.next();
}

/** Proposals that change keys and code. */
function proposeKeys(story: StoryRunner): void {
  const { seconds, wallet } = story;
  const rotate = {
    account: 'multisig1111',
    permission: 'active',
    parent: 'owner',
    auth: accountsAuthority(3, members),
  };
  story.send([
    propose(seconds, 'carol', 'threeoffour', [systemAction('updateauth', 'multisig1111', rotate)]),
    propose(seconds, 'dave', 'subaccount', [
      systemAction('newaccount', 'multisig1111', {
        creator: 'multisig1111',
        name: 'dao.multisig',
        owner: keyAuthority(devPublicKey(wallet.seed, 'dao.multisig')),
        active: accountsAuthority(2, members),
      }),
      systemAction('buyrambytes', 'multisig1111', { payer: 'multisig1111', receiver: 'dao.multisig', bytes: 4096 }),
    ]),
  ]);
  const code = { account: 'daotreasury1', vmtype: 0, vmversion: 0, code: contractCode(tokenContract) };
  story.send([propose(seconds, 'bob', 'deploy', [systemAction('setcode', 'daotreasury1', code)])]);
}

/** Hostile texts, undecodable data, a nested proposal, a duplicate request. */
function proposeEdgeCases(story: StoryRunner): void {
  const { seconds } = story;
  const texts = Object.values(hostileTexts).map((memo) => transfer('multisig1111', 'mallory', '0.0001 EOS', memo));
  story.send([propose(seconds, 'whale1111111', 'clickhere', texts, { requested: [...members, 'whale1111111'] })]);
  const riddle: Action = {
    account: 'lonely111111',
    name: 'mystery',
    authorization: [levelOf('multisig1111')],
    data: Uint8Array.from({ length: 96 }, (_, i) => (i * 37) & 0xff),
  };
  const inner = propose(seconds, 'multisig1111', 'inner', [transfer('multisig1111', 'bob', '1.0000 EOS', 'in a box')]);
  const fake = tokenAction('memetoken111', 'transfer', 'multisig1111', {
    from: 'multisig1111',
    to: 'mallory',
    quantity: '100.0000 EOS',
    memo: 'not what it looks like',
  });
  story.send([propose(seconds, 'whale1111111', 'matryoshka', [inner, riddle, fake])]);
}

/** A proposal for fifteen of twenty-one producers; nine have approved. */
function proposeToProducers(story: StoryRunner): void {
  const { seconds } = story;
  const requested = candidates.map(({ name }) => name);
  const schedule = { start_time: secondsToTimePointSec(seconds + 400 * day), continuous_rate: 0.02 };
  const wrapped = {
    executer: 'whale1111111',
    trx: {
      expiration: secondsToTimePointSec(seconds + 30 * day),
      ref_block_num: 0,
      ref_block_prefix: 0,
      max_net_usage_words: 0,
      max_cpu_usage_ms: 0,
      delay_sec: 0,
      context_free_actions: [],
      actions: [transfer('lonely111111', 'whale1111111', '1.0000 EOS', 'recovered for its owner')],
      transaction_extensions: [],
    },
  };
  const terms = { requested, lifetime: 30 * day };
  story.send([propose(seconds, 'whale1111111', 'inflation', [systemAction('setschedule', 'eosio', schedule)], terms)]);
  story.send([
    propose(seconds, 'whale1111111', 'recovery', [wrapAction(['eosio.wrap', 'whale1111111'], wrapped)], {
      ...terms,
      requested: [...requested, 'whale1111111'],
    }),
  ]);
  for (const name of requested.slice(0, 9)) story.send([approve('whale1111111', 'inflation', name)]);
}

/** Fifteen of twenty-one producers control eosio, as on public chains; here the genesis key still does too. */
export function grantProducers(story: StoryRunner): void {
  const auth = {
    ...keyAuthority(devPublicKey(story.wallet.seed, 'eosio')),
    accounts: [{ permission: { actor: 'eosio.prods', permission: 'active' }, weight: 1 }],
  };
  story.send([systemAction('updateauth', 'eosio', { account: 'eosio', permission: 'active', parent: 'owner', auth })]);
  story.next();
}
