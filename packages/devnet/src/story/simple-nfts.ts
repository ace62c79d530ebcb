import type { Action } from '@antescope/codec/chain/transaction';
import type { MediaLibrary } from '../media/library.ts';
import { simpleAction } from './actions.ts';
import { collectors } from './atomic-nfts.ts';
import { everyHostileText, hostileTexts } from './hostile-texts.ts';
import type { StoryRunner } from './story-runner.ts';

const first = 100_000_000_000_001n;

interface CreateInput {
  readonly author: string;
  readonly category: string;
  readonly owner: string;
  readonly idata: unknown;
  readonly mdata?: unknown;
  readonly requireclaim?: boolean;
}

/** Data is serialized to JSON unless it is text. */
function create(
  { author, category, owner, idata, mdata = {}, requireclaim = false }: CreateInput,
  name = 'create',
): Action {
  const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
  return simpleAction(name, author, { author, category, owner, idata: text(idata), mdata: text(mdata), requireclaim });
}

/**
 * Two authors and more than forty assets: all kinds of media, broken, hostile, non-transferable, attached, lent and
 * unclaimed.
 */
export function createSimpleAssets(story: StoryRunner, media: MediaLibrary): void {
  const author = 'gamedev11111';
  const profile = (who: string, dappinfo: unknown, priorityimg: string) =>
    simpleAction('authorreg', who, {
      author: who,
      dappinfo: typeof dappinfo === 'string' ? dappinfo : JSON.stringify(dappinfo),
      fieldtypes: JSON.stringify({ strength: 'number', img: 'image' }),
      priorityimg,
    });
  const about = {
    name: 'Dragons',
    company: 'Game Dev',
    info: 'A game of dragons',
    logo: media.pictures[9],
    url: 'https://dragons.example',
  };
  story.send([profile(author, about, '["img"]')]);
  story.send([profile('spammer11111', hostileTexts.brokenJson, hostileTexts.script)]);
  const owner = (i: number): string => collectors[(i * 3) % collectors.length]!;
  const dragon = (i: number): CreateInput => ({
    author,
    category: 'dragons',
    owner: owner(i),
    idata: { name: `Dragon ${i + 1}`, img: media.pictures[i % media.pictures.length], strength: 10 + i },
    mdata: { level: i % 7, mood: ['calm', 'angry', 'asleep'][i % 3] },
  });
  for (let i = 0; i < 24; i += 12) story.send(Array.from({ length: 12 }, (_, n) => create(dragon(i + n))));
  const kinds = [
    { name: 'Roar', audio: media.sounds[1] },
    { name: 'Flight', video: media.films[0], img: media.pictures[10] },
    { name: 'Lair', model: media.models[0], stage: media.models[1], skybox: media.pictures[11] },
    { name: 'Deed', pdf: media.papers[0] },
    { name: 'Seen elsewhere', image: 'https://nft.example/dragon.png' },
    {
      name: 'Deep',
      nested: { a: [{ b: { c: [1, 2, { d: null }] } }] },
      big: 1e21,
      list: [true, false],
    },
  ];
  story.send(kinds.map((idata, i) => create({ author, category: 'treasures', owner: owner(i), idata })));
  story.next();
  const hostile = everyHostileText.map((text, i) =>
    create({
      author: 'spammer11111',
      category: 'free',
      owner: i % 2 === 0 ? 'alice' : 'carol',
      idata: i % 4 === 3 ? text : { name: text, img: i % 2 === 0 ? media.trap : text, url: text },
      mdata: i % 5 === 4 ? hostileTexts.brokenJson : { [text]: text },
    }),
  );
  story.send(hostile.slice(0, 12));
  story.send(hostile.slice(12));
  moveAssets(story, author);
  story.next();
}

function moveAssets(story: StoryRunner, author: string): void {
  const plain = { author, category: 'badges', idata: { name: 'Beta tester' } };
  story.send([
    create({ ...plain, owner: 'bob' }, 'createntt'),
    create({ ...plain, owner: 'erin', requireclaim: true }, 'createntt'),
    create({ ...plain, category: 'gifts', owner: 'frank', requireclaim: true }),
    simpleAction('createf', author, {
      author,
      maximum_supply: '1000000.00 GEM',
      authorctrl: true,
      data: '{"name":"Gems"}',
    }),
    simpleAction('issuef', author, { to: 'alice', author, quantity: '5000.00 GEM', memo: 'prize' }),
    simpleAction('issuef', author, { to: 'bob', author, quantity: '12.50 GEM', memo: '' }),
  ]);
  // Dragons 1, 12 and 23 are alice's: owners repeat every eleven assets.
  const [one, two, three] = [first, first + 11n, first + 22n];
  const memo = 'lent for a day';
  story.send([
    simpleAction('transfer', 'alice', { from: 'alice', to: 'zoe', assetids: [one], memo: 'have it' }),
    simpleAction('delegate', 'alice', {
      owner: 'alice',
      to: 'bob',
      assetids: [two],
      period: 86_400n,
      redelegate: false,
      memo,
    }),
    simpleAction('offer', 'alice', {
      owner: 'alice',
      newowner: 'carol',
      assetids: [three],
      memo: hostileTexts.entities,
    }),
    simpleAction('transferf', 'alice', { from: 'alice', to: 'carol', author, quantity: '100.00 GEM', memo: 'gems' }),
    simpleAction('setarampayer', author, { author, category: 'treasures', usearam: true }),
    simpleAction('mdadd', author, { author, data: '{"rules":"https://dragons.example/rules","season":3}' }),
    simpleAction('mdadd', 'spammer11111', { author: 'spammer11111', data: hostileTexts.script }),
  ]);
}
