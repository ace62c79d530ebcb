import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SlowReadError } from '@antescope/index/store/slow-read-error';
import { formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import type { CompatChains } from '../core/compat-chain.ts';
import type { RouteHost } from '../core/define-compat.ts';
import { accountAnswer, accountInfo, balancesAnswer, rexBalanceAnswer, rexRawAnswer } from './account.ts';
import { holderCount, tokenBalance, topHolders } from './holders.ts';
import { integer } from './integer.ts';
import { LightError } from './light-error.ts';
import { isSynced, type Network, networkByName, listedNetwork, networkInfo, networks, syncText } from './networks.ts';
import { accountsOfKey } from './permissions.ts';
import { largestResources } from './stakes.ts';

/** Accounts with one code, per network. */
const maxCodeAccounts = 1000;

type Parameters = Record<string, string>;
/** A string is sent as plain text, anything else as JSON. */
type NetworkHandler = (network: Network, parameters: Parameters) => Promise<unknown>;

const networkHandlers: Record<string, NetworkHandler> = {
  '/account/:network/:account': (network, { account = '' }) => accountAnswer(network, account),
  '/accinfo/:network/:account': (network, { account = '' }) => accountInfo(network, account),
  '/balances/:network/:account': (network, { account = '' }) => balancesAnswer(network, account),
  '/rexbalance/:network/:account': (network, { account = '' }) => rexBalanceAnswer(network, account),
  '/rexraw/:network/:account': (network, { account = '' }) => rexRawAnswer(network, account),
  '/tokenbalance/:network/:account/:contract/:symbol': (network, { account = '', contract = '', symbol = '' }) =>
    tokenBalance(network, account, contract, symbol),
  '/topholders/:network/:contract/:symbol/:count': (network, { contract = '', symbol = '', count = '' }) =>
    topHolders(network, contract, symbol, Number(count)),
  '/holdercount/:network/:contract/:symbol': async (network, { contract = '', symbol = '' }) =>
    String(await holderCount(network, contract, symbol)),
  '/usercount/:network': async ({ store }) => String(await store.reader.accountCount()),
  async '/topram/:network/:count'(network, { count = '' }) {
    const ranked = await largestResources(network, 'ram', Number(count));
    return ranked.map(({ owner, ram }) => [owner, integer(ram)]);
  },
  async '/topstake/:network/:count'(network, { count = '' }) {
    const ranked = await largestResources(network, 'stake', Number(count));
    return ranked.map(({ owner, cpu, net }) => [owner, integer(cpu), integer(net)]);
  },
  '/sync/:network': async (network) => syncText(network),
};

/** The Light API (/api/…) from our index, over every indexed chain of this process. Errors are plain text. */
export function addLightApi(app: FastifyInstance, { chains, sendJson, addPreflight }: RouteHost): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
  });
  addPreflight(app);
  // The catch-all of the pages would answer programs with HTML.
  const unknown = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    sendJson(request, reply, { status: 404, body: { error: noResource(request) } });
  app.get('/*', unknown);
  app.setNotFoundHandler(unknown);
  const add = (path: string, read: (parameters: Parameters) => Promise<unknown>): void => {
    app.get(path, async (request, reply) => {
      try {
        const parameters = request.params as Parameters;
        checkParameters(parameters);
        const value = await read(parameters);
        if (typeof value === 'string') return sendText(reply, 200, value);
        if (isPretty(request)) return sendPretty(reply, value);
        return await sendJson(request, reply, { status: 200, body: value });
      } catch (error) {
        if (error instanceof SlowReadError) return sendText(reply, 503, error.message);
        if (!(error instanceof LightError)) throw error;
        return sendText(reply, error.status, error.message);
      }
    });
  };
  for (const [path, read] of Object.entries(networkHandlers)) {
    add(path, async (parameters) => read(await networkByName(chains, parameters['network'] ?? ''), parameters));
  }
  add('/networks', async () => (await networks(chains)).map(listedNetwork));
  add('/codehash/:hash', async ({ hash = '' }) => codeHashAnswer(chains, hash));
  add('/key/:key', async ({ key = '' }) => keyAnswer(chains, key));
  app.get('/status', async (_request, reply) => {
    const all = await networks(chains);
    const synced = all.length > 0 && all.every(({ status }) => isSynced(status));
    return sendText(reply, synced ? 200 : 503, synced ? 'OK' : 'OUT_OF_SYNC');
  });
}

/** Accounts that depend on a key, on every network. */
async function keyAnswer(chains: CompatChains, text: string): Promise<Record<string, unknown>> {
  let key: string;
  try {
    key = formatPublicKey(parsePublicKey(text));
  } catch {
    throw new LightError(400, `Invalid public key: ${text.slice(0, 100)}`);
  }
  const networksOfKey: Record<string, unknown> = {};
  for (const network of await networks(chains)) {
    const accounts = await accountsOfKey(network, key);
    if (Object.keys(accounts).length === 0) continue;
    networksOfKey[network.chain.config.key] = { chain: networkInfo(network), accounts };
  }
  return networksOfKey;
}

/** Accounts with this code on every network. */
async function codeHashAnswer(chains: CompatChains, hash: string): Promise<Record<string, unknown>> {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new LightError(400, 'Expected SHA256 hash');
  const networksOfCode: Record<string, unknown> = {};
  for (const network of await networks(chains)) {
    const accounts = await network.store.reader.accountsWithCode(hash, maxCodeAccounts);
    if (accounts.length === 0) continue;
    networksOfCode[network.chain.config.key] = {
      chain: networkInfo(network),
      accounts: Object.fromEntries(
        accounts.toSorted().map((account) => [account, { account_name: account, code_hash: hash }]),
      ),
    };
  }
  return networksOfCode;
}

/** The error of our REST API, which has the same prefix. */
function noResource({ method, url }: FastifyRequest): object {
  const path = url.split('?', 1)[0]!.slice(0, 200);
  return { code: 'no-resource', message: `No route for ${method} ${path}`, details: {} };
}

const rules: Record<string, { pattern: RegExp; what: string }> = {
  account: { pattern: /^[a-z1-5.]{1,12}[a-j1-5.]?$/, what: 'account name' },
  contract: { pattern: /^[a-z1-5.]{1,12}[a-j1-5.]?$/, what: 'contract name' },
  symbol: { pattern: /^[A-Z]{1,7}$/, what: 'token name' },
};

function checkParameters(parameters: Parameters): void {
  for (const [name, value] of Object.entries(parameters)) {
    const rule = rules[name];
    if (rule !== undefined && (!rule.pattern.test(value) || value.endsWith('.')))
      throw new LightError(400, `Invalid ${rule.what}: ${value.slice(0, 100)}`);
    if (name === 'count' && !(/^\d{2,4}$/.test(value) && Number(value) >= 10 && Number(value) <= 1000))
      throw new LightError(400, `Invalid count: ${value.slice(0, 100)}; it must be 10 to 1000`);
  }
}

function isPretty(request: FastifyRequest): boolean {
  const { pretty } = request.query as Record<string, unknown>;
  return pretty !== undefined && pretty !== '0';
}

function sendPretty(reply: FastifyReply, value: unknown): FastifyReply {
  reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-cache');
  return reply.send(`${JSON.stringify(value, sortedKeys, 2)}\n`);
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': status === 200 ? 'no-cache' : 'no-store' })
    .send(text);
}
