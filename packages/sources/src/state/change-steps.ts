import { failureReason } from '../core/failure-reason.ts';
import type { AuthorityView } from '../account/account-view.ts';
import { afterFailures, data, empty, failed, type Meta, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import type { ChainRecords } from './chain-records.ts';
import { decodeStates } from './decode-states.ts';
import type { RowState } from './past-states.ts';
import type { RowPlace } from './state-index.ts';
import type {
  ContractVersion,
  PermissionVersion,
  RowVersion,
  Version,
  VersionPage,
  VersionsQuery,
} from './versions.ts';

/** One block's part in how something became what it is. */
export interface ChangeStep<State> extends Version {
  /** As the block before left it; null if it did not exist, or is unknown (`beforeKnown`). */
  before: State | null;
  /** As this block left it; null: removed. */
  after: State | null;
  /** False for the oldest state of an index that begins later than the chain. */
  beforeKnown: boolean;
}

export interface StepPage<Step> {
  /** Newest first. */
  steps: Step[];
  /** Block to continue below; null at the end. */
  next: number | null;
}

export interface RowStep extends ChangeStep<RowState> {
  /** Who pays for it; who paid, where it was removed. */
  payer: string;
  /** Who paid before; null if that is the same account, or not known. */
  payerBefore: string | null;
}

export interface PermissionState {
  parent: string | null;
  authority: AuthorityView;
}

export interface PermissionStep extends ChangeStep<PermissionState> {
  permission: string;
}

export type ContractStep = ChangeStep<{ hash: string; bytes: number | null }> & Pick<ContractVersion, 'what'>;

/** How a row changed, newest first; the scope as a name. Fails with 'not-indexed' where no index keeps it. */
export async function rowSteps(
  at: SourceContext,
  place: RowPlace,
  query: VersionsQuery,
): Promise<Outcome<StepPage<RowStep>>> {
  const steps = await stepsOf(at, {
    query,
    read: (records, query) => records.rowVersions(place, query),
    one: () => 'row',
    stateOf: ({ data: value, hex, block }: RowVersion): RowState | null =>
      hex === null ? null : { data: value, hex, block, decodedBy: null },
    stepOf: (step, version, older) => ({
      ...step,
      payer: version.payer,
      payerBefore: older === null || older.hex === null || older.payer === version.payer ? null : older.payer,
    }),
  });
  if (steps.state !== 'data') return steps;
  const { changes, failures } = await decodeStates(at, steps.data.steps, () => place);
  return afterFailures(data({ ...steps.data, steps: changes }, steps.meta), failures);
}

/** How an account's permissions changed, or one of them, newest first. */
export async function permissionSteps(
  at: SourceContext,
  account: string,
  query: VersionsQuery & { permission: string | null },
): Promise<Outcome<StepPage<PermissionStep>>> {
  return stepsOf(at, {
    query,
    read: (records, query, only) => records.permissionVersions(account, { ...query, permission: only }),
    only: query.permission,
    one: ({ permission }: PermissionVersion) => permission,
    stateOf: ({ authority, parent }) => (authority === null ? null : { authority, parent }),
    stepOf: (step, { permission }) => ({ ...step, permission }),
  });
}

/** When an account's ABI and code were set, newest first. */
export async function contractSteps(
  at: SourceContext,
  account: string,
  query: VersionsQuery,
): Promise<Outcome<StepPage<ContractStep>>> {
  return stepsOf(at, {
    query,
    read: (records, query) => records.contractVersions(account, query),
    one: ({ what }: ContractVersion) => what,
    stateOf: ({ hash, bytes }) => (hash === null ? null : { hash, bytes }),
    stepOf: (step, { what }) => ({ ...step, what }),
  });
}

/** Enough to find the version before of a thing that is read together with one other. */
const maxBelow = 25;

interface Reading<Item extends Version, State, Step> {
  query: VersionsQuery;
  /** `only`: versions of that one thing. */
  read: (records: ChainRecords, query: VersionsQuery, only: string | null) => Promise<Outcome<VersionPage<Item>>>;
  only?: string | null;
  /** Which thing of those that are read together a version is of. */
  one: (version: Item) => string;
  stateOf: (version: Item) => State | null;
  stepOf: (step: ChangeStep<State>, version: Item, older: Item | null) => Step;
}

async function stepsOf<Item extends Version, State, Step>(
  { records }: SourceContext,
  { query, read, only = null, one, stateOf, stepOf }: Reading<Item, State, Step>,
): Promise<Outcome<StepPage<Step>>> {
  if (records === null) {
    const message = 'Change history requires an index, which this chain does not have here';
    return failed([
      { source: 'index', endpoint: null, code: 'not-indexed', message, reason: failureReason('no-index') },
    ]);
  }
  const page = await read(records, query, only);
  if (page.state !== 'data') return withoutData(page);
  const { versions, next } = page.data;
  const older = await olderOnes(versions, next, one, async (name, block) => {
    const below = await read(records, { before: block, limit: maxBelow }, name);
    return below.state === 'data' ? (below.data.versions.find((version) => one(version) === name) ?? null) : below;
  });
  if (!(older instanceof Map)) return withoutData(older);
  const begins = beginsWithChain(page.meta);
  const steps = versions.flatMap((version) => {
    const previous = older.get(version) ?? null;
    const { block, time, writers } = version;
    const [before, after] = [previous === null ? null : stateOf(previous), stateOf(version)];
    const beforeKnown = previous !== null || begins;
    // The first version of an account, without code and ABI, is also recorded.
    if (before === null && after === null && beforeKnown) return [];
    return [stepOf({ block, time, writers, before, after, beforeKnown }, version, previous)];
  });
  if (steps.length === 0 && next === null && query.before === null) return empty(page.meta);
  return data({ steps, next }, page.meta);
}

/** To each version the one before it of the same thing: on the page, or read where the page ends. */
async function olderOnes<Item extends Version>(
  versions: readonly Item[],
  next: number | null,
  one: (version: Item) => string,
  readBelow: (name: string, block: number) => Promise<Item | null | Outcome<never> | Outcome<VersionPage<Item>>>,
): Promise<Map<Item, Item> | Extract<Outcome<never>, { state: 'failed' }>> {
  const older = new Map<Item, Item>();
  const last = new Map<string, Item>();
  for (const version of versions) {
    const newer = last.get(one(version));
    if (newer !== undefined) older.set(newer, version);
    last.set(one(version), version);
  }
  if (next === null) return older;
  for (const [name, version] of last) {
    const below = await readBelow(name, version.block);
    if (below === null) continue;
    if (!('state' in below)) older.set(version, below);
    else if (below.state === 'failed') return withoutData(below);
  }
  return older;
}

/** Block 2 brings the state that was there before the first transaction. */
function beginsWithChain({ range }: Meta): boolean {
  return range !== null && range.first <= 2;
}
