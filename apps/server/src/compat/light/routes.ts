import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SlowReadError } from '@antescope/index/store/slow-read-error';
import { formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import type { ChainDirectory } from '../../platform/chain-of-request.ts';
import { apiError } from '../../platform/envelope.ts';
import { addPreflight } from '../../platform/preflight.ts';
import { dataPolicy } from '../../platform/security-headers.ts';
import { sendJson } from '../../platform/send-json.ts';
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
export async function addLightApi(app: FastifyInstance, directory: ChainDirectory): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'content-security-policy': dataPolicy });
  });
  addPreflight(app);
  // The catch-all of the pages would answer programs with HTML.
  const unknown = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    sendJson(request, reply, apiError(404, 'no-resource', `No route for ${request.method} ${pathOf(request.url)}`));
  app.get('/*', unknown);
  app.setNotFoundHandler(unknown);
  const add = (path: string, read: (parameters: Parameters) => Promise<unknown>): void => {
    app.get(path, async (request, reply) => {
      try {
        const parameters = request.params as Parameters;
        checkParameters(parameters);
        return await send(request, reply, await read(parameters));
      } catch (error) {
        if (error instanceof SlowReadError) return sendText(reply, 503, error.message);
        if (!(error instanceof LightError)) throw error;
        return sendText(reply, error.status, error.message);
      }
    });
  };
  for (const [path, read] of Object.entries(networkHandlers)) {
    add(path, async (parameters) => read(await networkByName(directory, parameters['network'] ?? ''), parameters));
  }
  add('/networks', async () => (await networks(directory)).map(listedNetwork));
  add('/codehash/:hash', async ({ hash = '' }) => codeHashAnswer(directory, hash));
  add('/key/:key', async ({ key = '' }) => keyAnswer(directory, key));
  app.get('/status', async (_request, reply) => {
    const all = await networks(directory);
    const synced = all.length > 0 && all.every(({ status }) => isSynced(status));
    return sendText(reply, synced ? 200 : 503, synced ? 'OK' : 'OUT_OF_SYNC');
  });
}

/** Accounts that depend on a key, on every network. */
async function keyAnswer(directory: ChainDirectory, text: string): Promise<Record<string, unknown>> {
  let key: string;
  try {
    key = formatPublicKey(parsePublicKey(text));
  } catch {
    throw new LightError(400, `Invalid public key: ${text.slice(0, 100)}`);
  }
  const networksOfKey: Record<string, unknown> = {};
  for (const network of await networks(directory)) {
    const accounts = await accountsOfKey(network, key);
    if (Object.keys(accounts).length === 0) continue;
    networksOfKey[network.chain.config.key] = { chain: networkInfo(network), accounts };
  }
  return networksOfKey;
}

/** Accounts with this code on every network. */
async function codeHashAnswer(directory: ChainDirectory, hash: string): Promise<Record<string, unknown>> {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new LightError(400, 'Expected SHA256 hash');
  const networksOfCode: Record<string, unknown> = {};
  for (const network of await networks(directory)) {
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

function pathOf(url: string): string {
  return url.split('?', 1)[0]!.slice(0, 200);
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

function send(request: FastifyRequest, reply: FastifyReply, value: unknown): FastifyReply | Promise<FastifyReply> {
  if (typeof value === 'string') return sendText(reply, 200, value);
  const { pretty } = request.query as Record<string, unknown>;
  if (pretty === undefined || pretty === '0') return sendJson(request, reply, { status: 200, body: value });
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
