import type { ActionFilter } from './action-filter.ts';

export const actionOrders = ['desc', 'asc'] as const;
/** Newest or oldest first. */
export type ActionOrder = (typeof actionOrders)[number];

/** A filter with the order of its rows: all that a query line says. */
export interface ActionQuery {
  filter: ActionFilter;
  order: ActionOrder;
}

/** What a history shows unless asked otherwise: spam is hidden, newest comes first. */
export const usualQuery: ActionQuery = { filter: { hideSpam: true }, order: 'desc' };

/** Default length of a date range, in days. */
const usualDays = 3;
const dayMs = 86_400_000;

/** The day, 'YYYY-MM-DD', with which a range of dates begins that ends at `now`. */
export function startDate(now: Date, days = usualDays): string {
  return new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10);
}

export function isActionOrder(text: string): text is ActionOrder {
  return (actionOrders as readonly string[]).includes(text);
}
