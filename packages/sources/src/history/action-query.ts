import type { ActionFilter } from './action-filter.ts';

export const actionOrders = ['desc', 'asc'] as const;
/** Newest or oldest first. */
export type ActionOrder = (typeof actionOrders)[number];

/** A filter and an order: the content of a query line. */
export interface ActionQuery {
  filter: ActionFilter;
  order: ActionOrder;
}

/** Default query: spam hidden, newest first. */
export const defaultQuery: ActionQuery = { filter: { hideSpam: true }, order: 'desc' };

/** Default length of a date range, in days. */
const defaultDays = 3;
const dayMs = 86_400_000;

/** First day, 'YYYY-MM-DD', of the default date range that ends at `now`. */
export function startDate(now: Date, days = defaultDays): string {
  return new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10);
}

export function isActionOrder(text: string): text is ActionOrder {
  return (actionOrders as readonly string[]).includes(text);
}
