import { accountAtBlock, type AccountAtBlock } from '@antescope/sources/account/account-at-block';
import type { Outcome } from '@antescope/sources/core/outcome';
import type { SourceContext } from '@antescope/sources/core/source-context';
import {
  type ContractStep,
  contractSteps,
  type PermissionStep,
  permissionSteps,
  type StepPage,
} from '@antescope/sources/state/change-steps';
import { blockOfPoint } from '@antescope/sources/state/point-in-time';

/** Content of the time machine tab: the account at a block, or the history of a part of it. */
export type PastContent = StateContent | PermissionsContent | ContractContent;

export interface PermissionsContent {
  tab: 'past';
  view: 'permissions';
  /** null: all permissions. */
  permission: string | null;
  /** Changes below this block; null for the newest. */
  below: number | null;
  steps: Outcome<StepPage<PermissionStep>>;
}

export interface ContractContent {
  tab: 'past';
  view: 'contract';
  below: number | null;
  steps: Outcome<StepPage<ContractStep>>;
}

export interface StateContent {
  tab: 'past';
  view: 'state';
  /** As in the URL; '' if absent. */
  requested: string;
  /** Why the requested point cannot be resolved to a block. */
  error: { code: string; message: string } | null;
  account: Outcome<AccountAtBlock> | null;
  /** For comparison; null if it could not be read. */
  now: AccountAtBlock | null;
  picks: { hour: string; day: string; week: string };
}

const hourMs = 3_600_000;
const stepsOnPage = 25;

export async function readPast(
  at: SourceContext,
  name: string,
  search: Record<string, string | undefined>,
): Promise<PastContent> {
  const below = /^\d{1,10}$/.test(search.below ?? '') ? Number(search.below) : null;
  const page = { before: below, limit: stepsOnPage };
  if (search.view === 'permissions') {
    const permission = search.permission?.trim() || null;
    const steps = await permissionSteps(at, name, { ...page, permission });
    return { tab: 'past', view: 'permissions', permission, below, steps };
  }
  if (search.view === 'contract')
    return { tab: 'past', view: 'contract', below, steps: await contractSteps(at, name, page) };
  return readState(at, name, search.at ?? '');
}

async function readState(at: SourceContext, name: string, requested: string): Promise<StateContent> {
  const before = (ms: number): string => new Date(Date.now() - ms).toISOString().slice(0, 19).replace('T', ' ');
  const content = {
    tab: 'past' as const,
    view: 'state' as const,
    requested: requested.trim(),
    error: null,
    account: null,
    now: null,
    picks: { hour: before(hourMs), day: before(24 * hourMs), week: before(7 * 24 * hourMs) },
  };
  if (content.requested === '') return content;
  const block = await blockOfPoint(at, content.requested);
  if (block.state !== 'data') {
    const [failure] = block.meta.failures;
    return { ...content, error: { ...failure, code: failure?.code ?? '', message: failure?.message ?? '' } };
  }
  const [account, now] = await Promise.all([accountAtBlock(at, name, block.data), accountNow(at, name)]);
  return { ...content, account, now };
}

/** Read in the same way as the past state, so that any difference is a change. */
async function accountNow(at: SourceContext, name: string): Promise<AccountAtBlock | null> {
  const last = await at.past?.blockAt(new Date().toISOString());
  if (last?.state !== 'data') return null;
  const now = await accountAtBlock(at, name, last.data);
  return now.state === 'data' ? now.data : null;
}
