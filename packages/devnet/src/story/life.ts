import { systemAction, tokenAction, transfer } from './actions.ts';
import { candidates, people, tokens } from './cast.ts';
import { devPublicKey } from './keys.ts';
import { memos } from './memos.ts';
import { keyAuthority } from './people.ts';
import { SeededRandom } from './random.ts';
import type { StoryRunner } from './story-runner.ts';

/** Accounts with tokens whose single key signs. */
const donors = ['alice', 'bob', 'exchange1111', 'whale1111111', 'judy', 'niaj', 'frank', 'grace'];

/** Alice plays games with a separate key; Bob's claims need two of his key, Alice's game key, Carol and a day. */
export function setUpPermissions(story: StoryRunner): void {
  const { seed } = story.wallet;
  const update = (account: string, permission: string, parent: string, auth: unknown) =>
    systemAction('updateauth', account, { account, permission, parent, auth });
  const link = (account: string, code: string, type: string, requirement: string) =>
    systemAction('linkauth', account, { account, code, type, requirement });
  story.send([update('alice', 'game', 'active', keyAuthority(devPublicKey(seed, 'alice.game')))]);
  // Declared permissions are checked before execution, so new ones work from the next transaction on.
  story.send([
    update('alice', 'deep', 'game', keyAuthority(devPublicKey(seed, 'alice.deep'))),
    link('alice', 'memetoken111', 'transfer', 'game'),
  ]);
  story.send([link('alice', 'eosio', 'voteproducer', 'deep')]);
  const claimers = [
    { permission: { actor: 'alice', permission: 'game' }, weight: 1 },
    { permission: { actor: 'carol', permission: 'active' }, weight: 1 },
  ];
  const claimer = { ...keyAuthority(devPublicKey(seed, 'bob')), threshold: 2 };
  story.send([
    update('bob', 'claimer', 'active', {
      ...claimer,
      accounts: claimers,
      waits: [{ wait_sec: 86_400, weight: 1 }],
    }),
  ]);
  story.send([link('bob', 'eosio', 'claimrewards', 'claimer')]);
  // A permission that was created and deleted again, and a replaced key.
  story.send([update('trent', 'temporary', 'active', keyAuthority(devPublicKey(seed, 'trent.temporary')))]);
  story.send([
    systemAction('deleteauth', 'trent', { account: 'trent', permission: 'temporary' }),
    update('walter', 'active', 'owner', keyAuthority(devPublicKey(seed, 'walter.second'))),
  ]);
  story.next();
}

/** RAM bought, sold, transferred and burned; stakes for oneself and others; pending refunds. */
export function manageResources(story: StoryRunner): void {
  const delegate = (from: string, receiver: string, net: string, cpu: string, transferred = false) =>
    systemAction('delegatebw', from, {
      from,
      receiver,
      stake_net_quantity: net,
      stake_cpu_quantity: cpu,
      transfer: transferred,
    });
  story.send([
    systemAction('buyram', 'alice', { payer: 'alice', receiver: 'alice', quant: '25.0000 EOS' }),
    systemAction('sellram', 'alice', { account: 'alice', bytes: 20_000n }),
    systemAction('ramtransfer', 'alice', { from: 'alice', to: 'bob', bytes: 1024n, memo: 'here is some RAM 🐏' }),
    systemAction('buyramself', 'dave', { account: 'dave', quant: '12.0000 EOS' }),
    systemAction('ramburn', 'bob', { owner: 'bob', bytes: 512n, memo: 'burn' }),
  ]);
  story.send([
    delegate('alice', 'peggy', '10.0000 EOS', '40.0000 EOS'),
    delegate('alice', 'sybil', '1.0000 EOS', '4.5000 EOS'),
    delegate('exchange1111', 'gamedev11111', '0.0000 EOS', '250.0000 EOS', true),
    systemAction('undelegatebw', 'alice', {
      from: 'alice',
      receiver: 'alice',
      unstake_net_quantity: '100.0000 EOS',
      unstake_cpu_quantity: '250.5000 EOS',
    }),
  ]);
  story.next();
}

/** Delayed transfers: one that executes, one that fails, one that remains pending. */
export function delayTransfers(story: StoryRunner): void {
  const hour = 3600;
  story.send([transfer('timelocked11', 'alice', '12.0000 EOS', 'an hour to think it over')], undefined, hour);
  story.send([transfer('sybil', 'alice', '5000.0000 EOS', 'more than there is')], undefined, hour);
  story.send([transfer('judy', 'niaj', '30.0000 EOS', 'in thirty days')], undefined, 30 * 24 * hour);
  story.later(hour + 5);
  story.wait(2);
}

/** Name auctions; Alice was outbid and has not claimed her refund, Bob has. */
export function bidOnNames(story: StoryRunner): void {
  const bid = (bidder: string, newname: string, amount: string) =>
    systemAction('bidname', bidder, { bidder, newname, bid: amount });
  story.send([bid('alice', 'btc', '1.0000 EOS')]);
  story.send([bid('bob', 'btc', '2.5000 EOS'), bid('bob', 'defi', '5.0000 EOS')]);
  story.send([bid('carol', 'btc', '30.0000 EOS')]);
  story.send([systemAction('bidrefund', 'bob', { bidder: 'bob', newname: 'btc' })]);
  story.send([bid('olivia', 'z', '111.1111 EOS')]);
  story.next();
}

/** Distributes other tokens to their first holders. */
export function distributeTokens(story: StoryRunner): void {
  const shares: Readonly<Record<string, string>> = {
    USDT: '12500.0000 USDT',
    MEME: '1000000 MEME',
    GOLD: '12.50000000 GOLD',
  };
  for (const contract of ['tethertether', 'memetoken111']) {
    const symbols = tokens.filter((token) => token.contract === contract).map((token) => token.issued.split(' ')[1]!);
    const gifts = people.slice(0, 20).flatMap(({ name }) =>
      symbols.flatMap((symbol) => {
        const share = shares[symbol];
        return share === undefined ? [] : [transfer(contract, name, share, 'airdrop', contract)];
      }),
    );
    for (let i = 0; i < gifts.length; i += 10) story.send(gifts.slice(i, i + 10));
  }
  story.send([
    transfer('memetoken111', 'alice', '0.123456789012345678 LONGSYM', 'eighteen decimals', 'memetoken111'),
    transfer('memetoken111', 'bob', '100.0000 EOS', 'not the real one', 'memetoken111'),
    transfer('memetoken111', 'mallory', '66.6000 EOS', 'not the real one', 'memetoken111'),
  ]);
  story.send([
    tokenAction('tethertether', 'open', 'heidi', { owner: 'hodlhodlhodl', symbol: '4,USDT', ram_payer: 'heidi' }),
    tokenAction('tethertether', 'retire', 'tethertether', { quantity: '1000.0000 USDT', memo: 'redeemed' }),
  ]);
  story.next();
}

/** `rounds` blocks of transfers between accounts, two transactions each, with every memo at least once. */
export function exchangeTransfers(story: StoryRunner, random: SeededRandom, rounds: number): void {
  let memo = 0;
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < 2; i++) {
      const from = random.pick(donors);
      const gifts = Array.from({ length: random.integer(1, 3) }, () => {
        const to = random.pick(people.filter(({ name }) => name !== from)).name;
        const amount = `${random.integer(0, 40)}.${String(random.integer(1, 9999)).padStart(4, '0')} EOS`;
        return transfer(from, to, amount, memos[memo++ % memos.length]!);
      });
      story.send(gifts);
    }
    story.next();
  }
}

/** Producers claim pay a day after registration. */
export function claimPay(story: StoryRunner): void {
  const [first, second, third] = candidates.map(({ name }) => name);
  for (const owner of [first!, second!, third!]) {
    story.send([systemAction('claimrewards', owner, { owner })]);
  }
  story.next();
}

/** Three days later: Alice's refund is paid. Grace and Heidi unstake and do not claim soon. */
export function collectRefunds(story: StoryRunner): void {
  story.send([systemAction('refund', 'alice', { owner: 'alice' })]);
  const takeBack = (from: string, net: string, cpu: string) =>
    systemAction('undelegatebw', from, {
      from,
      receiver: from,
      unstake_net_quantity: net,
      unstake_cpu_quantity: cpu,
    });
  story.send([takeBack('grace', '20.0000 EOS', '80.0000 EOS'), takeBack('heidi', '5.0000 EOS', '20.0000 EOS')]);
  story.send([systemAction('unregprod', 'umbrabp11111', { producer: 'umbrabp11111' })]);
  story.next();
}
