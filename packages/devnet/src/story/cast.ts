/** System accounts; created and controlled by the genesis key. */
export const systemAccounts = [
  'eosio.bpay',
  'eosio.fees',
  'eosio.grants',
  'eosio.msig',
  'eosio.names',
  'eosio.ram',
  'eosio.ramfee',
  'eosio.reserv',
  'eosio.reward',
  'eosio.rex',
  'eosio.saving',
  'eosio.stake',
  'eosio.token',
  'eosio.vpay',
  'eosio.wrap',
] as const;

/** An account of the story: whole tokens staked for NET and CPU, liquid whole tokens, and bytes of RAM. */
export interface Person {
  readonly name: string;
  readonly net: number;
  readonly cpu: number;
  readonly liquid: number;
  readonly ram: number;
}

function person(name: string, net: number, cpu: number, liquid: number, ram = 16_384): Person {
  return { name, net, cpu, liquid, ram };
}

export const people: readonly Person[] = [
  person('alice', 8_000_000, 32_000_000, 5_000_000, 100_000),
  person('bob', 8_000_000, 32_000_000, 5_000_000, 100_000),
  person('carol', 47, 188, 2_580),
  person('dave', 1_196, 4_784, 7_560),
  person('erin', 1_588, 6_352, 7_572),
  person('frank', 1_404, 5_616, 18_772),
  person('grace', 420, 1_680, 9_114),
  person('heidi', 905, 3_620, 1_240),
  person('ivan', 77, 308, 640),
  person('judy', 1_310, 5_240, 3_330),
  person('mallory', 66, 666, 666),
  person('niaj', 250, 1_000, 12_040),
  person('olivia', 512, 2_048, 4_096),
  person('peggy', 33, 132, 800),
  person('rupert', 60, 240, 1_150),
  person('sybil', 12, 48, 90),
  person('trent', 300, 1_200, 5_005),
  person('victor', 150, 600, 2_718),
  person('walter', 90, 360, 1_618),
  person('zoe', 140, 560, 3_141),
  person('alice1111111', 20, 80, 100),
  person('bobbobbobbob', 20, 80, 250),
  person('carolcarol12', 20, 80, 75),
  person('hodlhodlhodl', 50_000, 150_000, 0),
  person('whale1111111', 30_000_000, 90_000_000, 20_000_000, 200_000),
  person('exchange1111', 10_000_000, 30_000_000, 35_000_000, 500_000),
  person('gamedev11111', 400, 3_600, 900, 131_072),
  person('nftcreator11', 2_000, 8_000, 1_200, 2_000_000),
  person('daotreasury1', 1_000, 1_000, 250_000),
  person('proxyvoter11', 100, 400, 50),
  person('lonely111111', 5, 20, 0),
  person('spammer11111', 10, 500, 20, 65_536),
  person('council11111', 100, 400, 9_000),
  person('multisig1111', 100, 400, 40_000),
  person('timelocked11', 100, 400, 15_000),
  person('r1keyaccount', 60, 240, 500),
  person('webauthnacct', 60, 240, 500),
  person('manykeys1111', 60, 240, 7_000),
  person('shop.alice', 15, 60, 320),
  person('weighted1111', 60, 240, 800),
  person('deeptree1111', 60, 240, 90),
  person('nullkey11111', 5, 20, 13),
  person('ringring111a', 5, 20, 1, 6_000),
  person('ringring111b', 5, 20, 1, 6_000),
  ...[...'abcdefgh'].map((letter) => person(`chainlink11${letter}`, 5, 20, 1, 6_000)),
];

/** Accounts of other tokens and of an oracle, with one contract each. */
export const tokenAccounts: readonly Person[] = [
  person('tethertether', 200, 800, 10, 400_000),
  person('memetoken111', 200, 800, 10, 400_000),
  person('bridgecoins1', 200, 800, 10, 400_000),
  person('spamtokens11', 200, 800, 10, 400_000),
  person('eosiotokens1', 200, 800, 10, 400_000),
  person('tethertethar', 200, 800, 10, 400_000),
  person('cashback1111', 200, 800, 10, 400_000),
  person('grabgrab1111', 200, 800, 10, 400_000),
  person('accountinfo1', 200, 800, 10, 400_000),
  person('core.vaulta', 200, 800, 10, 400_000),
  person('delphioracle', 200, 800, 10, 400_000),
];

/** Accounts of NFT contracts; the last one gets the fees of trades without a marketplace. */
export const nftAccounts: readonly Person[] = [
  person('atomicassets', 200, 800, 0, 600_000),
  person('atomicmarket', 200, 800, 0, 600_000),
  person('simpleassets', 200, 800, 0, 600_000),
  person('fees.atomic', 5, 20, 0),
];

/** Tokens other than the core token, including a fake EOS. */
export const tokens = [
  { contract: 'tethertether', maximum: '1000000000000.0000 USDT', issued: '250000000.0000 USDT' },
  { contract: 'memetoken111', maximum: '420690000000 MEME', issued: '420690000000 MEME' },
  { contract: 'memetoken111', maximum: '1000000.00000000 GOLD', issued: '21000.00000000 GOLD' },
  { contract: 'memetoken111', maximum: '2.000000000000000000 LONGSYM', issued: '1.000000000000000000 LONGSYM' },
  { contract: 'memetoken111', maximum: '1000000.0000 EOS', issued: '500000.0000 EOS' },
] as const;

/** A block producer's registration; `location` is a country code. */
export interface Candidate {
  readonly name: string;
  readonly url: string;
  readonly location: number;
}

function candidate(name: string, location: number, url?: string): Candidate {
  return { name, location, url: url ?? `https://${name.replace(/1+$/, '')}.example/` };
}

/** Block producers; one has no website, another one's is hostile. */
export const candidates: readonly Candidate[] = [
  candidate('arcticbp1111', 448),
  candidate('aurorabp1111', 372),
  candidate('balticbp1111', 892),
  candidate('borealbp1111', 644),
  candidate('coralbp11111', 128),
  candidate('cypressbp111', 440),
  candidate('dolomitbp111', 464),
  candidate('everestbp111', 796),
  candidate('fjordbp11111', 352, ''),
  candidate('granitebp111', 160),
  candidate('harborbp1111', 840),
  candidate('icelandbp111', 732, 'javascript:alert(1)'),
  candidate('jupiterbp111', 232),
  candidate('kryptonbp111', 700),
  candidate('lumenbp11111', 868),
  candidate('meteorbp1111', 384),
  candidate('nebulabp1111', 164),
  candidate('orionbp11111', 168),
  candidate('pacificbp111', 576),
  candidate('quasarbp1111', 620),
  candidate('rhodiumbp111', 124),
  candidate('sierrabp1111', 756),
  candidate('tundrabp1111', 372),
  candidate('umbrabp11111', 48),
];

/** Standby producers, with few votes if any. */
export const standbys: readonly Candidate[] = (
  'acaciabp1111 amberbp11111 andesbp11111 atlasbp11111 basaltbp1111 bisonbp11111 cedarbp11111 ' +
  'citadelbp111 cometbp11111 cosmosbp1111 deltabp11111 emberbp11111 equinoxbp111 falconbp1111 ' +
  'fernbp111111 galaxybp1111 glacierbp111 heronbp11111 indigobp1111 ivorybp11111 jasperbp1111 ' +
  'junobp111111 kelpbp111111 lagoonbp1111 lotusbp11111 magmabp11111 maplebp11111 nimbusbp1111 ' +
  'oasisbp11111 onyxbp111111 opalbp111111 pampasbp1111 pineconebp11 prairiebp111 quartzbp1111 ' +
  'ravenbp11111 saffronbp111 savannabp111 solarisbp111 tidalbp11111 vertexbp1111 zephyrbp1111'
)
  .split(' ')
  .map((name, i) => candidate(name, 100 + ((i * 37) % 790)));
