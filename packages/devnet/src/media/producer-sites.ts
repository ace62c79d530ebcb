import { encodeText } from '@antescope/codec/bytes/bytes';
import { candidates, standbys, type Candidate } from '../story/cast.ts';
import { hostileTexts } from '../story/hostile-texts.ts';
import { devPublicKey } from '../story/keys.ts';
import { SeededRandom } from '../story/random.ts';
import type { MediaFile } from './library.ts';
import { pattern, png, svg } from './picture.ts';

const countries = ['IS', 'NO', 'DE', 'KR', 'SG', 'BR', 'CA', 'ZA', 'JP', 'AE', 'UA', 'CR', 'NZ', 'IN'];
const cities = ['Reykjavík', 'Tromsø', 'Leipzig', '서울', 'Singapore', 'Recife', 'Montréal', 'Durban', '京都', 'دبي'];

/** Defect of a producer's website. */
type Fault = 'none' | 'missing' | 'html' | 'broken' | 'hostile' | 'huge' | 'other account' | 'sparse';

/** By index of the producer. */
const faults: Readonly<Record<number, Fault>> = {
  7: 'missing',
  13: 'html',
  19: 'broken',
  11: 'hostile',
  31: 'huge',
  37: 'other account',
  41: 'sparse',
  47: 'missing',
  53: 'sparse',
};

/** Host names of the story's producer websites. */
export function producerHosts(): Map<string, Candidate> {
  const all = [...candidates, ...standbys];
  return new Map(all.flatMap((each) => (URL.canParse(each.url) ? [[new URL(each.url).hostname, each] as const] : [])));
}

/**
 * A file of a producer's website, or null: chains.json, bp.json and logos, as Antelope producers publish them.
 * `chainId` is hex.
 */
export function producerSite(host: string, path: string, seed: string, chainId: string): MediaFile | null {
  const all = [...candidates, ...standbys];
  const producer = producerHosts().get(host);
  if (producer === undefined) return null;
  const index = all.indexOf(producer);
  const fault = faults[index] ?? 'none';
  const icon = pattern(new SeededRandom(`logo:${seed}:${producer.name}`));
  switch (path) {
    case '/':
      return { type: 'text/html; charset=utf-8', bytes: encodeText(`<!doctype html><title>${producer.name}</title>`) };
    case '/chains.json':
      return fault === 'none' ? json({ chains: { [chainId]: '/bp.json' } }) : null;
    case '/bp.json':
      return profile(producer, index, fault, seed);
    case '/logo_256.png':
      return { type: 'image/png', bytes: png(icon, 256) };
    case '/logo_1024.png':
      return { type: 'image/png', bytes: png(icon, 512) };
    case '/logo.svg':
      return { type: 'image/svg+xml', bytes: svg(icon) };
    default:
      return null;
  }
}

function profile(producer: Candidate, index: number, fault: Fault, seed: string): MediaFile | null {
  const complete = description(producer, index, seed);
  switch (fault) {
    case 'missing':
      return null;
    case 'html':
      return { type: 'text/html; charset=utf-8', bytes: encodeText('<!doctype html><h1>Soon here</h1>') };
    case 'broken':
      return { type: 'application/json', bytes: encodeText(JSON.stringify(complete).slice(0, -40)) };
    case 'huge':
      return json({ ...complete, padding: 'x'.repeat(3_000_000) });
    case 'other account':
      return json({ ...complete, producer_account_name: 'arcticbp1111' });
    case 'sparse':
      return json({ producer_account_name: producer.name, org: { candidate_name: producer.name }, nodes: [] });
    case 'hostile':
      return json(hostile(complete));
    case 'none':
      return json(complete);
  }
}

type Description = ReturnType<typeof description>;

function description({ name, url, location }: Candidate, index: number, seed: string) {
  const site = new URL(url).origin;
  const title = name.replace(/(bp)?1*$/, '');
  const country = countries[index % countries.length]!;
  const endpoint = (node_type: string[], more: object) => ({
    location: { name: cities[index % cities.length], country, latitude: 60 - (index % 40), longitude: location % 180 },
    node_type,
    ...more,
  });
  return {
    producer_account_name: name,
    org: {
      candidate_name: `${title[0]!.toUpperCase()}${title.slice(1)} BP`,
      website: site,
      code_of_conduct: `${site}/conduct`,
      ownership_disclosure: `${site}/owners`,
      email: `hello@${new URL(url).hostname}`,
      github_user: [title],
      branding: { logo_256: `${site}/logo_256.png`, logo_1024: `${site}/logo_1024.png`, logo_svg: `${site}/logo.svg` },
      location: {
        name: cities[index % cities.length],
        country,
        latitude: 60 - (index % 40),
        longitude: location % 180,
      },
      social: { telegram: title, twitter: title, github: title, youtube: '', keybase: '' },
    },
    nodes: [
      endpoint(['producer'], {}),
      endpoint(['query', 'full'], {
        ssl_endpoint: `${site.replace('//', '//api.')}`,
        api_endpoint: `${site.replace('https://', 'http://api.')}`,
        features: ['chain-api', 'history-v1', 'hyperion-v2', ...(index % 3 === 0 ? ['atomic-assets-api'] : [])],
      }),
      endpoint(['seed'], { p2p_endpoint: `p2p.${new URL(url).hostname}:9876` }),
    ],
    producer_public_key: devPublicKey(seed, name),
  };
}

/** Invalid links, script injections and numbers as strings. */
function hostile(complete: Description): unknown {
  return {
    ...complete,
    org: {
      ...complete.org,
      candidate_name: hostileTexts.script,
      website: hostileTexts.javascriptUrl,
      code_of_conduct: hostileTexts.dataUrl,
      email: hostileTexts.handler,
      branding: { logo_256: hostileTexts.dataUrl, logo_svg: hostileTexts.path, logo_1024: 'file:///etc/passwd' },
      location: { name: hostileTexts.rightToLeft, country: '<b>', latitude: 'ninety', longitude: 1e300 },
      social: { twitter: hostileTexts.template, telegram: hostileTexts.zeroWidth, [hostileTexts.markdown]: 'x' },
    },
    nodes: [{ location: null, node_type: 'producer', api_endpoint: hostileTexts.javascriptUrl }, null, 7],
  };
}

function json(value: unknown): MediaFile {
  return { type: 'application/json', bytes: encodeText(`${JSON.stringify(value, null, 2)}\n`) };
}
