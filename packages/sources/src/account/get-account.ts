import { isName } from '@antescope/codec/chain/name';
import { empty, mapOutcome, meta, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import type { NodeError } from '../node/node-error.ts';
import { reading } from '../node/reading.ts';
import type { AccountView } from './account-view.ts';
import { withHistoryLinks } from './history-links.ts';
import { type AccountRules, readAccount } from './read-account.ts';

/** An account page does not wait longer for a history service. */
const creatorTimeoutMs = 400;

/** An account by name; 'empty' for one that does not exist or cannot exist. */
export async function getAccount(at: SourceContext, name: string): Promise<Outcome<AccountView>> {
  // An invalid name is no account, whether a node answers or not.
  if (!isName(name)) return empty(meta({ source: 'none' }));
  const creator = creatorOf(at, name);
  const account = await nodeAccount(at, name);
  if (account.state !== 'data') return account;
  const linked = await withHistoryLinks(at, account);
  return { ...linked, data: { ...linked.data, creator: await creator } };
}

async function nodeAccount({ api, chain }: SourceContext, name: string): Promise<Outcome<AccountView>> {
  const rules: AccountRules = {
    keyPrefix: chain.keyPrefix,
    refundDays: chain.contractVariants.refundDays,
    coreSymbol: (chain.systemToken ?? chain.coreSymbol).code,
  };
  const outcome = await reading(
    async () => {
      const answer = await api.getAccount(name);
      const { value } = answer;
      const head = { block: value.at('head_block_num').number(), time: value.at('head_block_time').time() };
      return { ...answer, value: { account: readAccount(value, rules), head } };
    },
    { isAbsent: isNoAccount, trueAt: ({ head }) => head },
  );
  return mapOutcome(outcome, ({ account }) => account);
}

/** The creator, if a history answers in time. */
async function creatorOf(at: SourceContext, name: string): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), creatorTimeoutMs);
  });
  const creator = at.histories
    .until((source) => source.creation(name))
    .then((outcomes) => outcomes.find((outcome) => outcome.state === 'data')?.data.creator ?? null);
  return Promise.race([creator, timeout]).finally(() => clearTimeout(timer));
}

/**
 * nodeos has no error code for an unknown account: 'unknown key' with status 500, "Account not found" on newer nodes.
 * Status 400 is an invalid name.
 */
function isNoAccount(error: NodeError): boolean {
  if (error.status === 400) return true;
  return error.status === 500 && /^unknown key|account not found|unable to find|does not exist/i.test(error.message);
}
