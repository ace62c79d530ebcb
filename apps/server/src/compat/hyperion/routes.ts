import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ChainDirectory } from '../../platform/chain-of-request.ts';
import type { ServedChain } from '../../platform/served-chain.ts';
import { addPreflight } from '../../platform/preflight.ts';
import { sendJson } from '../../platform/send-json.ts';
import { getActionUsage } from './action-usage.ts';
import { getBlock, getBlocks, getSchedule } from './blocks.ts';
import { checkTransaction } from './check-transaction.ts';
import { getActions } from './get-actions.ts';
import { getDeltas } from './deltas.ts';
import { explorerMetadata } from './explorer-metadata.ts';
import { health } from './health.ts';
import { getCreatedAccounts, getCreator, getTransaction } from './history.ts';
import { type ChainIndex, commonFields, indexOf } from './chain-index.ts';
import { getMissedBlocks } from './missed-blocks.ts';
import { HyperionError, HyperionQuery } from './query.ts';
import { getProposals } from './proposals.ts';
import { getLinks } from './links.ts';
import { getTopHolders, getVoters } from './rankings.ts';
import { getAbiSnapshot, getTableState } from './row-history.ts';
import { getAccount, getKeyAccounts, getTokens } from './state.ts';
import { getTableRows } from './table-rows.ts';
import { getTrxCount } from './transaction-count.ts';
import { getVoterScopes } from './voter-scopes.ts';

interface Endpoint {
  needs: 'traces' | 'deltas' | 'state';
  answer(index: ChainIndex, query: HyperionQuery, chain: ServedChain): Promise<Record<string, unknown>>;
}

const endpoints: Record<string, Endpoint> = {
  '/history/get_actions': { needs: 'traces', answer: getActions },
  '/history/get_transaction': { needs: 'traces', answer: getTransaction },
  // Of 3.3: the same document by another search.
  '/history/get_transaction_legacy': { needs: 'traces', answer: getTransaction },
  '/history/check_transaction': { needs: 'traces', answer: checkTransaction },
  '/history/get_creator': { needs: 'traces', answer: getCreator },
  '/history/get_created_accounts': { needs: 'traces', answer: getCreatedAccounts },
  '/history/get_block': { needs: 'traces', answer: getBlock },
  '/history/get_blocks': { needs: 'traces', answer: getBlocks },
  '/history/get_schedule': { needs: 'traces', answer: getSchedule },
  '/history/get_deltas': { needs: 'deltas', answer: getDeltas },
  '/history/get_table_state': { needs: 'state', answer: getTableState },
  '/history/get_abi_snapshot': { needs: 'deltas', answer: getAbiSnapshot },
  '/state/get_links': { needs: 'state', answer: getLinks },
  '/state/get_proposals': { needs: 'traces', answer: getProposals },
  '/state/get_table_rows': { needs: 'state', answer: getTableRows },
  '/state/get_top_holders': { needs: 'state', answer: getTopHolders },
  '/state/get_voters': { needs: 'state', answer: getVoters },
  '/state/get_voter_scopes': { needs: 'state', answer: getVoterScopes },
  '/state/get_tokens': { needs: 'state', answer: getTokens },
  '/state/get_key_accounts': { needs: 'state', answer: getKeyAccounts },
  '/state/get_account': { needs: 'state', answer: getAccount },
  '/stats/get_action_usage': { needs: 'traces', answer: getActionUsage },
  '/stats/get_missed_blocks': { needs: 'traces', answer: getMissedBlocks },
  '/stats/get_trx_count': { needs: 'traces', answer: getTrxCount },
};

const errorNames: Record<number, string> = {
  400: 'Bad Request',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

/** Paths that also take their parameters as the JSON body of a POST. */
const posted = ['/state/get_key_accounts'];

/** /v2: the part of Hyperion's API that wallets use, from our index. Read-only; unsupported parameters are a 400. */
export async function addHyperion(
  app: FastifyInstance,
  directory: ChainDirectory,
  { version, report }: { version: string; report: (problem: string) => void },
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': 'antescope-range' });
  });
  addPreflight(app, { posts: true });
  app.setErrorHandler((error: FastifyError | HyperionError, request, reply) => {
    const status = error instanceof HyperionError ? error.status : (error.statusCode ?? 500);
    const isExpected = error instanceof HyperionError || status < 500 || status === 503;
    if (!isExpected) report(`${request.method} ${request.url}: ${error.stack ?? error.message}`);
    return sendError(request, reply, status, isExpected ? error.message : 'Internal server error');
  });
  for (const [path, { needs, answer }] of Object.entries(endpoints)) {
    const read = async (request: FastifyRequest, reply: FastifyReply, values: object): Promise<FastifyReply> => {
      const started = performance.now();
      const { chain } = directory.of(request.raw);
      const index = await indexOf(chain, needs);
      const body = await answer(index, new HyperionQuery({ ...values }), chain);
      reply.header('antescope-range', `${index.first}-${index.status.head.number}`);
      return sendJson(request, reply, { status: 200, body: { ...timed(started), ...commonFields(index), ...body } });
    };
    app.get(path, (request, reply) => read(request, reply, request.query as object));
    if (posted.includes(path)) app.post(path, (request, reply) => read(request, reply, bodyOf(request.body)));
  }
  app.get('/health', async (request, reply) => {
    const started = performance.now();
    const body = await health(directory.of(request.raw).chain, version, directory.hostOf(request.raw) ?? '');
    return sendJson(request, reply, { status: 200, body: { ...body, ...timed(started) } });
  });
  app.get('/explorer_metadata', async (request, reply) => {
    const started = performance.now();
    const body = await explorerMetadata(directory.of(request.raw).chain, directory.hostOf(request.raw) ?? '');
    return sendJson(request, reply, { status: 200, body: { ...body, ...timed(started) } });
  });
  const unknown = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.split('?', 1)[0]!.slice(0, 200);
    return sendError(request, reply, 404, `Route ${request.method}:${path} not found`);
  };
  app.get('/', unknown);
  app.get('/*', unknown);
  app.setNotFoundHandler(unknown);
}

/** The fields of a body, which some clients send as text. Throws HyperionError (400). */
function bodyOf(body: unknown): object {
  try {
    const value: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Not JSON, as below.
  }
  throw new HyperionError(400, 'body must be a JSON object');
}

function timed(started: number): { query_time_ms: number } {
  return { query_time_ms: Math.round((performance.now() - started) * 1000) / 1000 };
}

function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
): Promise<FastifyReply> {
  return sendJson(request, reply, {
    status,
    body: { statusCode: status, error: errorNames[status] ?? 'Error', message },
  });
}
