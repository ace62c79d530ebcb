import type { AccountView } from '@antescope/sources/account/account-view';
import type { ActionPage } from '@antescope/sources/history/history-source';

/** CPU and NET used fade to nothing within a day. */
const fadeMs = 86_400_000;

/**
 * CPU and NET used as zero where the account's latest action of its own is more than a day old: older nodes give the
 * use as of then. Without such an action among those shown the node's figures stay.
 */
export function fadedMeters(view: AccountView, actions: ActionPage, now: number): AccountView {
  const own = actions.rows.find((row) => row.trace.authorization.some(({ actor }) => actor === view.name));
  if (own === undefined || now - Date.parse(own.blockTime) <= fadeMs) return view;
  const unused = (meter: AccountView['cpu']) => ({ ...meter, used: '0', available: meter.max });
  return { ...view, cpu: unused(view.cpu), net: unused(view.net) };
}
