import type { Attribute, AttributeFormat } from '@antescope/codec/chain/atomic-data';
import type { Action } from '@antescope/codec/chain/transaction';
import type { MediaLibrary } from '../media/library.ts';
import { atomicAction, transfer } from './actions.ts';
import { attributes } from './attributes.ts';
import { everyHostileText, hostileTexts } from './hostile-texts.ts';
import type { StoryRunner } from './story-runner.ts';

/** Collectors; each has its own key. */
export const collectors = ['alice', 'bob', 'carol', 'dave', 'erin', 'frank', 'grace', 'heidi', 'judy', 'niaj', 'zoe'];

const cats = 'coolcats1111';
const items = 'gameitems111';
const spam = 'freenfts1111';
const shop = 'shop.alice';

type Values = Readonly<Record<string, string | Attribute>>;

function collection(author: string, collection_name: string, data: Values, more: object = {}): Action {
  return atomicAction('createcol', author, {
    author,
    collection_name,
    allow_notify: true,
    authorized_accounts: [author],
    notify_accounts: [],
    market_fee: 0.05,
    data: attributes(data),
    ...more,
  });
}

function schema(author: string, collection_name: string, schema_name: string, lines: readonly string[]): Action {
  const schema_format: AttributeFormat[] = lines.map((line) => {
    const [name = '', type = ''] = line.split(' ');
    return { name, type };
  });
  return atomicAction('createschema', author, {
    authorized_creator: author,
    collection_name,
    schema_name,
    schema_format,
  });
}

interface TemplateRules {
  readonly transferable?: boolean;
  readonly burnable?: boolean;
  readonly max_supply?: number;
}

function template(
  author: string,
  collection_name: string,
  schema_name: string,
  data: Values,
  rules: TemplateRules = {},
) {
  return atomicAction('createtempl', author, {
    authorized_creator: author,
    collection_name,
    schema_name,
    transferable: true,
    burnable: true,
    max_supply: 0,
    ...rules,
    immutable_data: attributes(data),
  });
}

/** Mints an asset; `template_id` -1 is none. */
export function mint(
  author: string,
  [collection_name, schema_name, template_id]: readonly [string, string, number],
  new_asset_owner: string,
  immutable: Values,
  mutable: Values = {},
): Action {
  return atomicAction('mintasset', author, {
    authorized_minter: author,
    collection_name,
    schema_name,
    template_id,
    new_asset_owner,
    immutable_data: attributes(immutable),
    mutable_data: attributes(mutable),
    tokens_to_back: [],
  });
}

const basic = ['name string', 'img image', 'description string'];
const everyType = (
  'int8 int16 int32 int64 uint8 uint16 uint32 uint64 fixed8 fixed16 fixed32 fixed64 float double string ipfs bool byte ' +
  'image string[] uint64[] int8[]'
).split(' ');

/** Creates collections, schemas and templates. Template ids start at 1 in this order. */
export function createCollections(story: StoryRunner, media: MediaLibrary): void {
  const [picture, second, third] = media.pictures as [string, string, string];
  story.send([
    collection('nftcreator11', cats, {
      name: 'Cool Cats 🐱',
      img: picture,
      description: 'Cats that are cool, and some that are not.',
      url: 'https://coolcats.example/',
    }),
    collection(
      'gamedev11111',
      items,
      { name: 'Game items', img: second, description: 'What heroes carry' },
      {
        authorized_accounts: ['gamedev11111', 'alice'],
        notify_accounts: ['gamedev11111'],
        market_fee: 0.025,
      },
    ),
    collection(
      'spammer11111',
      spam,
      { name: hostileTexts.script, description: hostileTexts.rightToLeft, url: hostileTexts.javascriptUrl },
      {
        market_fee: 0.15,
      },
    ),
    collection('shop.alice', shop, { name: 'Alice’s shop', img: third }, { allow_notify: false }),
  ]);
  story.send([
    schema('nftcreator11', cats, 'cats', [...basic, 'level uint8', 'rarity string']),
    schema('nftcreator11', cats, 'media', [...basic, 'video string', 'audio string', 'model string', 'pdf string']),
    schema('gamedev11111', items, 'weapons', [
      ...basic,
      'attack uint16',
      'weight float',
      'magic bool',
      'tags string[]',
    ]),
    schema('gamedev11111', items, 'everything', [
      'name string',
      ...everyType.map((type) => `${fieldOf(type)} ${type}`),
    ]),
    schema('spammer11111', spam, 'gifts', [...basic, 'url string', 'video string', 'model string', '__proto__ string']),
    schema('shop.alice', shop, 'goods', ['name string', 'img ipfs', 'pdf ipfs']),
  ]);
  story.next();
  const cat = (name: string, rarity: string, rules: TemplateRules = {}) =>
    template(
      'nftcreator11',
      cats,
      'cats',
      { name, rarity, img: media.pictures[name.length % media.pictures.length]! },
      rules,
    );
  story.send([
    cat('Tabby', 'common'),
    cat('Siamese', 'rare', { max_supply: 100 }),
    cat('Ragdoll', 'epic', { max_supply: 3 }),
    cat('Founder badge', 'unique', { transferable: false, max_supply: 20 }),
    template(
      'gamedev11111',
      items,
      'weapons',
      { name: 'Sword of dawn', img: media.drawings[0]!, attack: ['uint16', 45] },
      { burnable: false },
    ),
    template('gamedev11111', items, 'weapons', { name: 'Wooden stick', attack: ['uint16', 1] }, { max_supply: 1000 }),
  ]);
  const lock = { authorized_editor: 'nftcreator11', collection_name: cats, template_id: 3 };
  story.send([
    atomicAction('setschematyp', 'nftcreator11', {
      authorized_editor: 'nftcreator11',
      collection_name: cats,
      schema_name: 'media',
      schema_format_type: [
        { name: 'video', mediatype: 'video/webm', info: '' },
        { name: 'model', mediatype: 'model/gltf-binary', info: 'shown in space' },
      ],
    }),
    atomicAction('settempldata', 'nftcreator11', {
      ...lock,
      new_mutable_data: attributes({ description: 'since day one' }),
    }),
  ]);
  story.next();
}

function fieldOf(type: string): string {
  return `the_${type.replace('[]', '_list')}`;
}

/** Mints more than eighty assets: cats, all kinds of media, weapons, one with all types, and hostile ones. */
export function mintAtomicAssets(story: StoryRunner, media: MediaLibrary): void {
  const owner = (i: number): string => collectors[i % collectors.length]!;
  const kitten = (i: number): Action =>
    mint('nftcreator11', [cats, 'cats', i % 9 === 0 ? 2 : 1], owner(i * 7), { level: ['uint8', i % 100] });
  for (let i = 0; i < 40; i += 20) story.send(Array.from({ length: 20 }, (_, n) => kitten(i + n)));
  story.next();
  story.send([
    ...[0, 1, 2].map((i) => mint('nftcreator11', [cats, 'cats', 3], owner(i), { level: ['uint8', 100] })),
    ...[0, 1, 2, 3].map((i) => mint('nftcreator11', [cats, 'cats', 4], owner(i), {})),
  ]);
  const kinds: Values[] = [
    { name: 'Moving ball', video: media.films[0]!, img: media.pictures[4]! },
    { name: 'Ball without a still', video: media.films[0]! },
    { name: 'Four notes', audio: media.sounds[0]!, img: media.drawings[1]! },
    { name: 'Two notes and a rest', audio: media.sounds[1]! },
    { name: 'Pyramid', model: media.models[0]!, img: media.pictures[5]! },
    { name: 'Box', model: `ipfs://${media.models[1]!}` },
    { name: 'Certificate', pdf: media.papers[0]!, img: media.drawings[2]! },
    {
      name: 'All at once',
      video: media.films[0]!,
      audio: media.sounds[0]!,
      model: media.models[0]!,
      pdf: media.papers[0]!,
    },
    { name: 'From an album', img: `${media.album}/3.png` },
    { name: 'By its address', img: `ipfs://${media.album}/7.png` },
    { name: 'On a website', img: 'https://nft.example/cat.png' },
    { name: 'Not there', img: 'QmNotThereNotThereNotThereNotThereNotThereNotT1' },
    { name: 'No picture at all', description: 'Just words.' },
    { name: 'x'.repeat(64), description: 'A name as long as names can be. '.repeat(12), img: media.pictures[6]! },
  ];
  story.send(kinds.map((values, i) => mint('nftcreator11', [cats, 'media', -1], owner(i), values)));
  const weapons = Array.from({ length: 14 }, (_, i) =>
    mint(
      'gamedev11111',
      [items, 'weapons', 5 + (i % 2)],
      owner(i + 3),
      { tags: ['STRING_VEC', ['sharp', `no ${i}`]] },
      {
        weight: ['float32', 1.5 + i],
        magic: ['uint8', i % 2],
      },
    ),
  );
  story.send([...weapons, mint('gamedev11111', [items, 'everything', -1], 'alice', everyValue(media))]);
  mintHostileAssets(story, media);
  story.next();
}

/** A value of every attribute type, most at their limits. */
function everyValue(media: MediaLibrary): Values {
  return {
    name: 'One of everything',
    the_int8: ['int8', -128],
    the_int16: ['int16', -32_768],
    the_int32: ['int32', -2_147_483_648],
    the_int64: ['int64', -(2n ** 63n)],
    the_uint8: ['uint8', 255],
    the_uint16: ['uint16', 65_535],
    the_uint32: ['uint32', 4_294_967_295],
    the_uint64: ['uint64', 2n ** 64n - 1n],
    the_fixed8: ['uint8', 8],
    the_fixed16: ['uint16', 16],
    the_fixed32: ['uint32', 32],
    the_fixed64: ['uint64', 2n ** 53n + 1n],
    the_float: ['float32', 0.5],
    the_double: ['float64', 1e-7],
    the_string: '',
    the_ipfs: media.pictures[7]!,
    the_bool: ['uint8', 1],
    the_byte: ['uint8', 0],
    the_image: media.pictures[8]!,
    the_string_list: ['STRING_VEC', ['one', '', hostileTexts.emoji]],
    the_uint64_list: ['UINT64_VEC', [0n, 2n ** 64n - 1n]],
    the_int8_list: ['INT8_VEC', Uint8Array.of(0, 127, 128, 255)],
  };
}

/** Mints unsolicited assets: every hostile text as a name or a link, and an image with a script. */
function mintHostileAssets(story: StoryRunner, media: MediaLibrary): void {
  const truncated = (text: string): string => [...text].slice(0, 15).join('');
  const hostile = everyHostileText.map((text, i) =>
    mint('spammer11111', [spam, 'gifts', -1], i % 2 === 0 ? 'alice' : 'bob', {
      name: truncated(text),
      description: text,
      url: text,
      img: i % 3 === 0 ? media.trap : text,
    }),
  );
  story.send(hostile.slice(0, 12));
  story.send(hostile.slice(12));
  story.send([
    mint('spammer11111', [spam, 'gifts', -1], 'alice', {
      name: 'Claim 5000 EOS',
      url: hostileTexts.javascriptUrl,
      video: hostileTexts.dataUrl,
      model: hostileTexts.path,
      ['__proto__']: 'polluted',
    }),
  ]);
}

/** Transfers, offers, backs, changes, lends and burns assets. */
export function exchangeAssets(story: StoryRunner): void {
  const give = (from: string, to: string, asset_ids: bigint[], memo = '') =>
    atomicAction('transfer', from, { from, to, asset_ids, memo });
  const firstOf = (owner: string, nth = 0): bigint => story.assetsOf(owner)[nth]!;
  story.send([give('alice', 'zoe', [firstOf('alice')], 'a cat for you 🐈')]);
  story.send([give('bob', 'exchange1111', [firstOf('bob'), firstOf('bob', 1)], hostileTexts.script)]);
  const offer = (sender: string, recipient: string, memo: string) =>
    atomicAction('createoffer', sender, {
      sender,
      recipient,
      sender_asset_ids: [firstOf(sender, 1)],
      recipient_asset_ids: [firstOf(recipient)],
      memo,
    });
  story.send([offer('carol', 'alice', 'swap?')]);
  story.send([offer('frank', 'alice', hostileTexts.handler), offer('dave', 'bob', '')]);
  story.send([
    atomicAction('announcedepo', 'dave', { owner: 'dave', symbol_to_announce: '4,EOS' }),
    transfer('dave', 'atomicassets', '25.0000 EOS', 'deposit'),
  ]);
  story.next();
  const token = { payer: 'dave', asset_owner: 'dave', asset_id: firstOf('dave'), token_to_back: '10.0000 EOS' };
  story.send([atomicAction('backasset', 'dave', token)]);
  story.send(
    [
      atomicAction('setassetdata', 'nftcreator11', {
        authorized_editor: 'nftcreator11',
        asset_owner: 'erin',
        asset_id: firstOf('erin'),
        new_mutable_data: attributes({ description: 'found a new home' }),
      }),
      atomicAction('burnasset', 'heidi', { asset_owner: 'heidi', asset_id: firstOf('heidi') }),
    ],
    ['nftcreator11', 'heidi'],
  );
  const lent = { owner: 'grace', from: 'grace', to: 'judy', asset_ids: [firstOf('grace')], memo: 'for a week' };
  story.send([atomicAction('move', 'grace', lent)]);
  story.next();
}
