import type { AccountView } from '@antescope/sources/account/account-view';
import type { ActionPage } from '@antescope/sources/history/history-source';

/** CPU and NET usage decays to zero within a day. */
const decayMs = 86_400_000;

/**
 * Zeroes CPU and NET usage if the account's own latest action is more than a day old: older nodes report usage as of
 * that action. Without such an action on the page, the node's figures are kept.
 */
export function withDecayedUsage(view: AccountView, actions: ActionPage, now: number): AccountView {
  const ownAction = actions.rows.find((row) => row.trace.authorization.some(({ actor }) => actor === view.name));
  if (ownAction === undefined || now - Date.parse(ownAction.blockTime) <= decayMs) return view;
  const unused = (meter: AccountView['cpu']) => ({ ...meter, used: '0', available: meter.max });
  return { ...view, cpu: unused(view.cpu), net: unused(view.net) };
}
