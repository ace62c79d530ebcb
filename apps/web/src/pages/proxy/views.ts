/** Views of the page, each with a path of its own. */
export const proxyViews = ['status', 'register', 'unregister'] as const;
export type ProxyView = (typeof proxyViews)[number];

const base = '/wallet/proxy';

export function pathOf(view: ProxyView): string {
  return view === 'status' ? base : `${base}/${view}`;
}

/** View of '/wallet/proxy/register'. */
export function viewOf(path: string): ProxyView {
  return proxyViews.find((view) => pathOf(view) === path) ?? 'status';
}
