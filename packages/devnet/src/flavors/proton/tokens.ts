import { tokenContract } from '../../contracts/token/token-contract.ts';
import { tokenListContract } from '../../contracts/xpr/token-list-contract.ts';
import { contractAction, deploy, tokenAction, transfer } from '../../story/actions.ts';
import { hostileTexts } from '../../story/hostile-texts.ts';
import type { StoryRunner } from '../../story/story-runner.ts';

/** Tokens by contract: maximum supply and what is issued. */
const tokens: Readonly<Record<string, readonly (readonly [maximum: string, issued: string])[]>> = {
  xtokens: [
    ['1000000000.000000 XUSDC', '4200000.000000 XUSDC'],
    ['21000000.00000000 XBTC', '38.25000000 XBTC'],
    ['200000000.00000000 XETH', '912.50000000 XETH'],
    ['1000000000.00000000 XMT', '3000000.00000000 XMT'],
    ['1000000000.0000 XEOS', '0.0000 XEOS'],
    ['1000000000.000000 XDOGE', '780000.000000 XDOGE'],
  ],
  'loan.token': [['1000000000.0000 LOAN', '25000000.0000 LOAN']],
  'xmd.token': [['1000000000000.000000 XMD', '0.000000 XMD']],
};

const names: Readonly<Record<string, string>> = { XUSDC: 'USD Coin', XBTC: 'Bitcoin', XETH: 'Ethereum', XMT: 'Metal' };

/** Creates the wrapped tokens, LOAN and Metal Dollar, and lists them with one blocked fake. */
export function createTokens(story: StoryRunner): void {
  for (const [contract, list] of Object.entries(tokens)) {
    const issuer = contract === 'xmd.token' ? 'xmd.treasury' : contract;
    story.send([
      ...deploy(contract, tokenContract),
      ...list.flatMap(([maximum_supply, quantity]) => [
        tokenAction(contract, 'create', contract, { issuer, maximum_supply }),
        ...(/[1-9]/.test(quantity)
          ? [tokenAction(contract, 'issue', issuer, { to: issuer, quantity, memo: 'wrapped' })]
          : []),
      ]),
    ]);
  }
  story.next();
  const act = (name: string, by: string, data: unknown) =>
    contractAction(tokenListContract, 'token.proton', name, by, data);
  story.send(deploy('token.proton', tokenListContract));
  const listed = tokens.xtokens!.map(([maximum]) => {
    const [units = '', code = ''] = maximum.split(' ');
    const precision = units.split('.')[1]!.length;
    return act('reg', 'xtokens', {
      tcontract: 'xtokens',
      tname: names[code] ?? code,
      url: 'https://wrapped.example',
      desc: `${code} in custody of the bridge`,
      iconurl: '',
      symbol: `${precision},${code}`,
    });
  });
  const fake = { tcontract: 'memetoken111', tname: 'Metal Dollar', url: hostileTexts.javascriptUrl, iconurl: '' };
  story.send([
    ...listed,
    act('reg', 'memetoken111', { ...fake, desc: hostileTexts.script, symbol: '8,GOLD' }),
    act('updblacklist', 'token.proton', { id: BigInt(listed.length + 1), blisted: true }),
  ]);
  story.next();
}

/** Gives people wrapped tokens; the rest stays with the bridge. */
export function distributeTokens(story: StoryRunner): void {
  for (const name of ['alice', 'bob', 'carol', 'frank']) {
    story.send([
      transfer('xtokens', name, '25000.000000 XUSDC', 'wrap', 'xtokens'),
      transfer('xtokens', name, '0.12500000 XBTC', 'wrap', 'xtokens'),
      transfer('xtokens', name, '2.50000000 XETH', 'wrap', 'xtokens'),
      transfer('loan.token', name, '1500.0000 LOAN', 'rewards', 'loan.token'),
    ]);
  }
  story.next();
}
